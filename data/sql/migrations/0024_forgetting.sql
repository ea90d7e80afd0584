-- Which deals of today forgotten members have tried. A mark is a salted hash of a member's id; it is deleted after the day.
CREATE TABLE kept_tries (
    mark BYTEA NOT NULL,
    salt BYTEA NOT NULL,
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    PRIMARY KEY (day, game, mark)
);

-- To find a member's rows when they are forgotten.
CREATE INDEX tables_host ON tables (host_id);
CREATE INDEX watchers_user ON watchers (user_id);
CREATE INDEX hand_posts_user ON hand_posts (user_id);
CREATE INDEX tournaments_organiser ON tournaments (organiser_id);
