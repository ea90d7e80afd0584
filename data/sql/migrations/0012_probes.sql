-- A row that is written and taken away again to find out whether anything can be saved.

CREATE TABLE probes (
    number BIGINT NOT NULL PRIMARY KEY,
    filler TEXT NOT NULL
);
