from pathlib import Path

import pytest

KNOWN = {
    line.strip()
    for line in (Path(__file__).parent / "known_issues.txt").read_text().splitlines()
    if line.strip() and not line.startswith("#")
}


def pytest_report_header(config):
    return "contacts: unit tests"


def pytest_collection_modifyitems(items):
    for item in items:
        if item.nodeid in KNOWN:
            item.add_marker(pytest.mark.xfail(reason="known issue", strict=False))
