"""The metrics: named by Prometheus' conventions, and known to the docs, the dashboard and the alert rules."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client import Counter, Gauge, Histogram
from prometheus_client.metrics import MetricWrapperBase

from bot.ops import metrics
from bot.tables.commands import Move
from bot.version import version
from tests.bot.tables.services import ADA, BEN, PASS, attacker, begun, tables

ROOT = Path(__file__).parents[3]
DASHBOARD = json.loads((ROOT / "deploy" / "grafana-dashboard.json").read_text(encoding="utf-8"))
ALERTS = (ROOT / "deploy" / "alerts.yml").read_text(encoding="utf-8")
DOC = (ROOT / "docs" / "metrics.md").read_text(encoding="utf-8")

METRICS = [value for value in vars(metrics).values() if isinstance(value, MetricWrapperBase)]
FAMILIES = {family.name: family for family in metrics.REGISTRY.collect()}
QUERY_LABELS = {"instance", "le", "job"}
"""Labels that Prometheus adds."""


def exposed(metric: MetricWrapperBase) -> str:
    """Return a metric's name as `/metrics` and the docs give it."""
    name: str = metric._name
    match metric:
        case Counter():
            return f"{name}_total"
        case Gauge() | Histogram():
            return name
        case _:
            return f"{name}_info"


def queryable(metric: MetricWrapperBase) -> set[str]:
    """Return the names that a query may use."""
    name = exposed(metric)
    return (
        {f"{name}_{part}" for part in ("bucket", "sum", "count")} if isinstance(metric, Histogram) else {name}
    )


NAMES = {name: metric for metric in METRICS for name in queryable(metric)}


def rows() -> dict[str, list[str]]:
    """Return the rows of the doc's first table by metric."""
    found = re.findall(r"^\| `(cakeclub_\w+)` \| (\w+) \|(.*?)\| (.+) \|$", DOC, re.MULTILINE)
    return {name: [kind, labels, meaning] for name, kind, labels, meaning in found}


def queries() -> Iterator[str]:
    yield from (target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"])
    yield from expressions().values()


def expressions() -> dict[str, str]:
    """Return the query of each alert rule by its name, also of those that have several lines."""
    found = re.findall(
        r"^      - alert: (\w+)\n(?: +#.*\n)*        expr: (?:>-\n)?((?:.+\n)(?: {10}.+\n)*)",
        ALERTS,
        re.MULTILINE,
    )
    return {name: " ".join(lines.split()) for name, lines in found}


def test_every_metric_of_the_registry_is_checked_here() -> None:
    assert len(METRICS) == len(FAMILIES) > 0


@pytest.mark.parametrize("metric", METRICS, ids=exposed)
def test_names_follow_the_conventions_of_prometheus(metric: MetricWrapperBase) -> None:
    name = exposed(metric)
    assert re.fullmatch(r"cakeclub(_[a-z]+)+", name)
    assert not re.search(r"_(milliseconds|ms|minutes|kilobytes|percent|time)(_|$)", name), "base units only"
    assert name.endswith("_total") == isinstance(metric, Counter)
    if isinstance(metric, Histogram):
        assert name.endswith("_duration_seconds")
    assert not set(metric._labelnames) & set(name.split("_")), "a label is not repeated in the name"
    assert metric._documentation


def test_the_table_in_the_docs_is_that_of_the_program() -> None:
    kinds = {Counter: "counter", Histogram: "histogram"}
    wanted = {
        exposed(metric): [
            kinds.get(type(metric), "gauge"),
            ", ".join(
                f"`{label}`" for label in (("version",) if metric is metrics.BUILD else metric._labelnames)
            ),
        ]
        for metric in METRICS
    }
    assert {name: [kind, labels.strip()] for name, (kind, labels, _) in rows().items()} == wanted


@pytest.mark.parametrize("query", sorted(set(queries())))
def test_every_query_names_metrics_and_labels_that_exist(query: str) -> None:
    named = set(re.findall(r"\b(?:cakeclub_\w+|up\b)", query)) - {"up"}
    assert named or query.startswith("up{")
    assert named <= set(NAMES)
    known = {label for name in named for label in NAMES[name]._labelnames} | QUERY_LABELS
    for grouped in re.findall(r"by \(([^)]*)\)", query):
        assert set(re.split(r",\s*", grouped)) <= known
    for selected in re.findall(r"\{([^}]*)\}", query):
        assert set(re.findall(r"(\w+)\s*(?:=~|!~|!=|=)", selected)) <= known
    assert query.count("(") == query.count(")")
    assert query.count("{") == query.count("}")


def test_the_dashboard_shows_every_metric() -> None:
    shown = {
        name for panel in DASHBOARD["panels"] for t in panel["targets"] for name in NAMES if name in t["expr"]
    }
    assert {NAMES[name] for name in shown} == set(METRICS)


def test_panels_have_their_own_number_and_place() -> None:
    panels = DASHBOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    assert len({(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}) == len(panels)


@pytest.mark.parametrize(
    "metric",
    [
        metrics.CONNECTED,
        metrics.POSTS_BEHIND,
        metrics.STORE_SECONDS,
        metrics.REFUSED,
        metrics.CLAIMS_LOST,
    ],
    ids=exposed,
)
def test_hosts_are_alerted_to_the_signs_of_trouble(metric: MetricWrapperBase) -> None:
    assert any(name in query for name in queryable(metric) for query in expressions().values())


def test_hosts_are_alerted_to_a_bot_that_does_not_run() -> None:
    """Its metrics are gone then: only Prometheus itself knows."""
    (job,) = re.findall(r'up\{job="(\w+)"\} == 0', expressions()["CakeClubDown"])
    assert f"job_name: {job}\n" in DOC


def test_the_first_error_of_each_kind_is_told_too() -> None:
    """A counter with labels begins with 1, and Prometheus sees no increase."""
    labelled = [
        (name, query)
        for name, query in expressions().items()
        if re.search(r"increase\(", query) and any(NAMES[m]._labelnames for m in NAMES if m in query)
    ]
    assert [name for name, _ in labelled] == ["CakeClubFault"]
    for _, query in labelled:
        assert re.search(r" or .*(\S+\{.*\}) unless \1 offset 15m", query)


def test_every_alert_has_a_summary_and_a_severity() -> None:
    alerts = re.split(r"^\s+- alert: ", ALERTS, flags=re.MULTILINE)[1:]
    names = [alert.splitlines()[0] for alert in alerts]
    assert len(set(names)) == len(names)
    assert names == list(expressions())
    for alert in alerts:
        assert re.search(r"severity: (critical|warning|info)\b", alert)
        assert re.search(r"summary: \S", alert)


def test_the_build_tells_the_version() -> None:
    assert metrics.REGISTRY.get_sample_value("cakeclub_build_info", {"version": version()}) == 1.0


async def test_a_post_is_behind_from_the_move_until_it_is_shown() -> None:
    club = tables()
    session = await begun(club)
    table_id = session.table.id
    await club.set_shown(table_id, session.progress.version, None)
    assert club.behind() == 0
    await club.apply(table_id, (ADA, BEN)[attacker(session)].id, Move(PASS))
    assert club.behind() == 1
    await club.set_shown(table_id, session.progress.version, None)
    assert club.behind() == 0


@pytest.mark.parametrize("_", ["first", "second"])
def test_a_gauge_asks_nothing_that_an_earlier_test_left(_: str) -> None:
    assert list(metrics.REGISTRY.collect())
    metrics.TABLES.set_function(lambda: pytest.fail("an earlier test is asked"))
