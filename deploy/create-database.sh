#!/bin/sh
# Creates the bot's user, who is no super user, and its database. PostgreSQL's image runs this once.
set -eu
psql --username=postgres --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" <<'SQL'
CREATE ROLE cakeclub LOGIN PASSWORD :'password';
CREATE DATABASE cakeclub OWNER cakeclub ENCODING 'UTF8' TEMPLATE template0;
SQL
