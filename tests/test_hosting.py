"""The ways to host: each command in docs/hosting.md names files, services and arguments that exist."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from unittest.mock import patch

import psycopg
import pytest

import bot.cli
from bot import client, rest
from bot.cluster import cluster, shard_claims
from bot.cluster.kept_connections import keep_seconds
from bot.host_settings import Settings
from cogs.ui import live_message
from data.opening import address_of
from data.postgres.url import PostgresUrl
from data.sql.schema import migration_files
from tests.postgres import Server
from tests.test_docker import told

ROOT = Path(__file__).parents[1]
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
UNIT_FILE = ROOT / "deploy" / "cakeclub.service"
UNIT = UNIT_FILE.read_text(encoding="utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
SETTINGS = {str(field.alias) for field in Settings.model_fields.values()}
MOST_EXPOSED = 20
"""How exposed `systemd-analyze security` may find the service, in tenths; a service without hardening has 96."""


def commands() -> list[str]:
    """Return the commands in the shell blocks of docs/hosting.md, without comments."""
    blocks = re.findall(r"^```sh\n(.*?)^```", HOSTING, re.DOTALL | re.MULTILINE)
    return [line.partition("  #")[0].strip() for block in blocks for line in block.splitlines()]


def ways() -> list[str]:
    return re.findall(r"^## (.+)$", HOSTING, re.MULTILINE)


def values(key: str) -> list[str]:
    """Return the values of a key in the unit."""
    return re.findall(rf"^{key}=(.*)$", UNIT, re.MULTILINE)


def program_arguments(words: list[str]) -> list[str] | None:
    """Return the arguments of the bot in a command; None when it runs something else."""
    if words[0].endswith("/cakeclub"):
        return words[1:]
    return words[3:] if words[1:3] == ["-m", "bot"] else None


def check_command(line: str) -> None:
    """Fail when a command does something that this tree does not know."""
    words = shlex.split(line)
    while re.fullmatch(r"[A-Z_]+=.*", words[0]):
        assert words[0].partition("=")[0] in SETTINGS
        del words[0]
    match words:
        case ["docker", "compose", "up", *flags, "--scale", scaled]:
            assert set(flags) <= {"--build", "--detach"}
            assert re.fullmatch(r"cakeclub=\d+", scaled)
        case ["docker", "compose", "up", "--wait", service]:
            assert profiles(service) == [cluster_settings()["COMPOSE_PROFILES"]]
        case ["docker", "compose", "up" | "logs", *flags]:
            assert set(flags) <= {"--build", "--detach", "--follow"}
        case [
            "docker",
            "compose",
            "run",
            "--rm",
            "--no-TTY",
            "--entrypoint",
            "sh",
            service,
            "-c",
            script,
            "<",
            _,
        ]:
            assert service in service_names()
            assert script == f"rm -f {image_database()}*; cat > {image_database()}"
        case ["docker", "compose", "run", "--rm", service, *command]:
            assert not profiles(service)
            assert "tables:/data" in service_text(service)
            assert command == ["copy", image_database(), cluster_settings()["CAKECLUB_DATABASE"]]
            check_program(command)
        case ["docker", "compose", "stop", *services]:
            assert set(services) <= service_names()
        case ["docker", "compose", "exec", "postgres", "pg_dump" | "pg_restore", *flags]:
            assert [flag for flag in flags if flag.startswith("--username")] == ["--username=postgres"]
        case ["docker", "compose", "exec", service, *command]:
            assert service in service_names()
            assert command[:3] == json_entry()
            check_program(command[3:])
        case ["docker", "compose", "cp", source, target]:
            assert {path.partition(":")[0] for path in (source, target) if ":" in path} <= service_names()
        case ["cp", *flags_and_paths]:
            source = next(word for word in flags_and_paths if not word.startswith("--"))
            assert (ROOT / source).exists()
        case ["install", "--mode=600", "/dev/null", file] | ["echo", _, ">", file]:
            assert file in {*values("EnvironmentFile"), ".env"}
        case ["pg_dump", *_]:
            assert words == printed_backup(words)
        case ["pg_restore", address, file]:
            assert isinstance(address_of(address.removeprefix("--dbname=")), PostgresUrl)
            assert f" --file={file} " in HOSTING
        case ["systemctl", "daemon-reload"]:
            pass
        case ["systemctl", "enable", "--now", unit]:
            assert unit == UNIT_FILE.name
        case ["journalctl", "--follow", unit]:
            assert unit == f"--unit={UNIT_FILE.name}"
        case ["python3", "-m", "venv", folder]:
            assert Path(folder).name == ".venv"
        case ["python3", "-m", "venv", "--clear", folder]:
            assert f"ExecStart={folder}/bin/cakeclub\n" in UNIT
        case [python, "-m", "pip", "install", "--require-hashes", "-r", file]:
            assert (
                f"\npython3 -m venv {'' if python[0] == '.' else '--clear '}{Path(python).parents[1]}\n"
                in HOSTING
            )
            assert (ROOT / file).is_file()
        case [_, "-m", "pip", "install", "--no-deps", "."]:
            assert (ROOT / "pyproject.toml").is_file()
        case ["umask", "077"]:
            pass
        case ["apt-get", "install", "--no-install-recommends", library, *fonts]:
            assert f" --no-install-recommends {library} $FONTS " in " ".join(told("RUN"))
            assert told("ARG") == [f'FONTS="{" ".join(fonts)}"']
        case _:
            arguments = program_arguments(words)
            assert arguments is not None, f"nobody knows what this does: {line}"
            check_program(arguments)


def printed_backup(words: list[str]) -> list[str]:
    """Return the command that `backup` prints for the database and the file of another such command."""
    named = dict(word.removeprefix("--").split("=", 1) for word in words[1:])
    printed = io.StringIO()
    with patch.dict(os.environ, {"CAKECLUB_DATABASE": named["dbname"]}), redirect_stdout(printed):
        bot.cli.main(lambda: 0, ["backup", named["file"]])
    return shlex.split(printed.getvalue())


def image_database() -> str:
    """Return the path of the database in the image."""
    found = re.search(r"CAKECLUB_DATABASE=(\S+)", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def check_program(arguments: list[str]) -> None:
    if arguments != ["--version"]:
        bot.cli.parser().parse_args(arguments)


def cluster_settings() -> dict[str, str]:
    """Return the lines that the page adds to `.env` for several processes."""
    (lines,) = re.findall(r"^```ini\n(COMPOSE_PROFILES=.*?)^```", HOSTING, re.DOTALL | re.MULTILINE)
    return dict(line.split("=", 1) for line in lines.splitlines())


def service_names() -> set[str]:
    return set(re.findall(r"^  (\w+):(?: &\w+)?$", COMPOSE.partition("\nvolumes:")[0], re.MULTILINE))


def service_text(name: str) -> str:
    """Return a service in compose.yaml, without what it shares with another one."""
    found = re.search(rf"^  {name}:.*\n((?:    .*\n|\n)+)", COMPOSE, re.MULTILINE)
    assert found is not None, f"compose.yaml has no service {name}"
    return found[1]


def profiles(name: str) -> list[str]:
    """Return the profiles in which a service runs; none if it always runs."""
    found = re.search(r"^    profiles:\n((?:      - \w+\n)+)", service_text(name), re.MULTILINE)
    return re.findall(r"- (\w+)", found[1]) if found else []


def json_entry() -> list[str]:
    (entry,) = told("ENTRYPOINT")
    words: list[str] = json.loads(entry)
    return words


def directives() -> Iterator[str]:
    yield from re.findall(r"^([A-Z]\w+)=", UNIT, re.MULTILINE)


@pytest.mark.parametrize("line", commands())
def test_a_command_of_the_docs_fits_this_tree(line: str) -> None:
    check_command(line)


@pytest.mark.parametrize(
    "wrong",
    [
        ".venv/bin/python -m bot bakcup file",
        ".venv/bin/pip install --require-hashes -r packages.txt",
        "systemctl enable --now cake.service",
        "cp deploy/cake.service /etc/systemd/system/cake.service",
        "docker compose exec cake python -m bot check",
        "docker compose up --scale bot=3",
        "docker compose up --wait postgresql",
        "docker compose exec postgres pg_dump --username=cake cakeclub",
        "docker compose cp cake.dump cake:/tmp/cake.dump",
        "docker compose stop cake",
        "docker compose run --rm cakeclub copy /data/cakeclub.sqlite3 postgresql://cake@postgres/cakeclub",
        "docker compose run --rm cakeclub copy /cake.sqlite3 postgresql://cakeclub@postgres/cakeclub",
        'docker compose run --rm --no-TTY --entrypoint sh cakeclub -c "cat > /cake.sqlite3" < backup.sqlite3',
        "CAKECLUB_DATA=x .venv/bin/python -m bot",
        "pg_dump --format=plain --file=cakeclub.dump --dbname=postgresql://cake@db.example/cakeclub",
        "rm --recursive /",
    ],
)
def test_a_command_that_does_not_fit_is_found(wrong: str) -> None:
    with pytest.raises((AssertionError, SystemExit)):
        check_command(wrong)


def test_there_are_three_ways_to_host() -> None:
    assert [way for way in ways() if way in {"Docker", "Plain Python", "systemd"}] == [
        "Docker",
        "Plain Python",
        "systemd",
    ]


def test_by_default_only_the_bot_with_its_database_in_a_file_starts() -> None:
    """In a cluster it is the same service: a plain `docker compose up` starts no second bot with another database."""
    assert {name: profiles(name) for name in service_names()} == {"cakeclub": [], "postgres": ["cluster"]}
    assert cluster_settings()["COMPOSE_PROFILES"] == "cluster"
    assert "CAKECLUB_DATABASE" not in COMPOSE


def test_the_bots_of_the_cluster_wait_for_postgres_and_one_bot_does_without() -> None:
    assert "condition: service_healthy\n        required: false" in service_text("cakeclub")
    assert "pg_isready" in service_text("postgres")


@pytest.mark.parametrize("name", ["cakeclub", "postgres"])
def test_a_service_has_no_rights_and_limits_its_log(name: str) -> None:
    text = service_text(name)
    assert "cap_drop:\n      - ALL\n" in text
    assert "no-new-privileges:true" in text
    assert "logging:" in text


def test_the_bot_may_not_take_all_of_the_machine() -> None:
    assert re.search(r"mem_limit: \d+g\n    pids_limit: \d+\n", service_text("cakeclub"))


def test_the_user_of_the_bot_is_not_the_super_user_of_postgres() -> None:
    (script,) = re.findall(r"- \./(deploy/\S+):/docker-entrypoint-initdb\.d/", COMPOSE)
    created = (ROOT / script).read_text(encoding="utf-8")
    address = PostgresUrl.parse(cluster_settings()["CAKECLUB_DATABASE"]).dsn
    user, database = re.findall(
        r"CREATE ROLE (\w+) LOGIN PASSWORD :'password';\nCREATE DATABASE (\w+) ", created
    )[0]
    assert address == f"postgresql://{user}@postgres/{database}"
    assert "POSTGRES_USER" not in COMPOSE


def test_the_script_for_postgres_creates_a_user_who_may_use_only_this_database(
    postgres_server: Server,
) -> None:
    script = (ROOT / "deploy" / "create-database.sh").read_text(encoding="utf-8")
    statements = script.partition("<<'SQL'\n")[2].partition("SQL\n")[0].replace(":'password'", "'it''s'")
    statements = statements.replace("cakeclub", "own_user")
    postgres_server.run(*(line for line in statements.splitlines() if line))
    try:
        with psycopg.connect(postgres_server.url("own_user")) as connection:
            (row,) = connection.execute(
                "SELECT rolsuper, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = 'own_user'"
            ).fetchall()
        assert row == (False, False, False)
    finally:
        postgres_server.run("DROP DATABASE own_user", "DROP ROLE own_user")


def test_the_password_of_postgres_comes_from_outside_and_has_no_default() -> None:
    """With `:?` instead, Docker would ask those for the password too who run one bot without PostgreSQL."""
    passwords = re.findall(r"PASSWORD: (.*)", COMPOSE)
    assert passwords == ["${POSTGRES_PASSWORD-}"] * 2
    assert "POSTGRES_PASSWORD" in cluster_settings()


def test_postgres_publishes_no_port_and_keeps_its_data_in_a_volume() -> None:
    assert "ports:" not in COMPOSE
    (volume,) = re.findall(r"- (\w+):/var/lib/postgresql/data", service_text("postgres"))
    assert f"  {volume}:\n" in COMPOSE.partition("\nvolumes:\n")[2]


def test_the_file_name_of_the_copy_is_the_one_that_the_program_writes() -> None:
    named = re.findall(r"`cakeclub\.schema-(\d+)\.sqlite3`", HOSTING)
    assert named
    assert {int(number) for number in named} <= migration_files("sqlite").keys()


def test_the_unit_runs_what_the_docs_install_into_an_empty_folder() -> None:
    """A file that an older or newer version has left there would run with this one, such as a migration."""
    (command,) = values("ExecStart")
    assert f"python3 -m venv --clear {Path(command).parents[1]}\n" in HOSTING
    assert f"{Path(command).parent}/python -m pip install --no-deps .\n" in HOSTING
    names = {value.partition("=")[0] for value in values("Environment")}
    assert {name for name in names if not name.startswith("PYTHON")} <= SETTINGS


def test_the_unit_keeps_the_database_where_it_may_write() -> None:
    (database,) = (value for value in values("Environment") if value.startswith("CAKECLUB_DATABASE="))
    (folder,) = values("StateDirectory")
    assert Path(database.partition("=")[2]).parent == Path("/var/lib") / folder
    assert f"{database} " in HOSTING


def test_the_unit_does_not_restart_a_bot_whose_settings_or_files_stay_wrong() -> None:
    (statuses,) = values("RestartPreventExitStatus")
    meanings = dict(re.findall(r"^\| (\d) \| (.+) \|$", HOSTING, re.MULTILINE))
    kept_down = [meanings[status] for status in statuses.split()]
    assert [meaning.split(" ", 2)[:2] for meaning in kept_down] == [
        ["A", "setting"],
        ["Discord", "does"],
        ["A", "file"],
    ]
    assert "token" in kept_down[1]
    assert "of sentences" in kept_down[2]


def test_the_unit_states_each_directive_once() -> None:
    several = {"Environment", "SystemCallFilter"}
    found = [name for name in directives() if name not in several]
    assert sorted(found) == sorted(set(found))


def test_the_unit_lets_the_drawing_process_lower_its_priority() -> None:
    """`os.nice` makes a call that systemd counts among resources; without it no image is drawn."""
    assert not any("@resources" in value for value in values("SystemCallFilter"))


def analyzed(unit: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is missing: install Debian's package systemd")
    return subprocess.run(
        ["systemd-analyze", *arguments, unit], check=False, capture_output=True, text=True, timeout=60
    )


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit, with a program that exists on this machine."""
    (command,) = values("ExecStart")
    copy = tmp_path / UNIT_FILE.name
    copy.write_text(UNIT.replace(command.split()[0], sys.executable), encoding="utf-8")
    return copy


def test_systemd_accepts_the_unit(unit: Path) -> None:
    done = analyzed(unit, "verify", "--recursive-errors=no")
    assert (done.returncode, done.stderr) == (0, "")


def test_systemd_finds_a_mistake_in_a_unit(unit: Path) -> None:
    unit.write_text(unit.read_text(encoding="utf-8") + "\n[Service]\nProtectSytem=strict\n", encoding="utf-8")
    assert "ProtectSytem" in analyzed(unit, "verify", "--recursive-errors=no").stderr


def test_systemd_finds_the_service_well_protected(unit: Path) -> None:
    done = analyzed(unit, "security", "--offline=true", f"--threshold={MOST_EXPOSED}", "--no-pager")
    assert done.returncode == 0, done.stdout[-200:]


def test_the_image_is_labelled() -> None:
    labels = " ".join(told("LABEL"))
    for name in ("title", "description", "licenses"):
        assert f"org.opencontainers.image.{name}=" in labels


def test_whoever_stops_the_bot_waits_longer_than_the_bot_waits_for_discord() -> None:
    waits = 2 * client.HANG_UP_SECONDS + client.ANSWER_SECONDS  # connections, then answers and their ends
    waits += rest.FINISH_SECONDS + live_message.PATIENCE_SECONDS
    waits += 4 * live_message.END_SECONDS  # the work of posts, of both kinds of hands, and of tournaments
    service = (ROOT / "deploy" / "cakeclub.service").read_text(encoding="utf-8")
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    given = re.findall(r"^TimeoutStopSec=(\d+)$", service, re.MULTILINE)
    given += re.findall(r"stop_grace_period: (\d+)s$", compose, re.MULTILINE)
    assert len(given) >= 2
    assert all(float(seconds) >= 2 * waits for seconds in given)
    (shards,) = re.findall(r"enough for (\d+) shards\.", service)
    assert re.search(rf"enough\s+for {shards} shards;", HOSTING)
    waits += shard_claims.SEND_SECONDS + keep_seconds(int(shards)) + cluster.LEAVE_SECONDS
    (seconds,) = re.findall(r"^TimeoutStopSec=(\d+)$", service, re.MULTILINE)
    assert f"stop_grace_period: {seconds}s" in compose
    assert f"{seconds} seconds" in HOSTING
    assert float(seconds) >= waits
