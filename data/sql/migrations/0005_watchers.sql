-- Who wants to be called at the turning points of a table at which others play.

CREATE TABLE watchers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    user_id BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
