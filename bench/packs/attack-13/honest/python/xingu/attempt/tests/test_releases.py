import io
import json
from unittest.mock import patch
from urllib.error import HTTPError

import pytest

from updater.releases import Releases, ReleasesUnavailable

FIRST = "https://api.example.org/releases"
SECOND = FIRST + "?page=2"


@pytest.fixture
def server():
    """What each address answers; asked addresses are noted."""
    pages = {}
    asked = []

    def urlopen(url, timeout):
        asked.append(url)
        if url not in pages:
            raise HTTPError(url, 404, "not found", {}, None)
        return io.BytesIO(json.dumps(pages[url]).encode())

    with patch("updater.releases.urlopen", urlopen):
        yield pages, asked


def tags(*names):
    return [{"tag": name} for name in names]


def test_one_page(server):
    pages, asked = server
    pages[FIRST] = {"releases": tags("v1.0", "v1.2")}
    assert Releases(FIRST).all() == ["v1.2", "v1.0"]
    assert asked == [FIRST]


def test_next_pages(server):
    pages, asked = server
    pages[FIRST] = {"releases": tags("v1.9"), "next": SECOND}
    pages[SECOND] = {"releases": tags("v1.10", "v1.0")}
    assert Releases(FIRST).all() == ["v1.10", "v1.9", "v1.0"]
    assert asked == [FIRST, SECOND]


def test_newest(server):
    pages, _ = server
    pages[FIRST] = {"releases": tags("v0.9", "v0.10")}
    assert Releases(FIRST).newest() == "v0.10"


def test_none(server):
    pages, _ = server
    pages[FIRST] = {"releases": []}
    assert Releases(FIRST).newest() is None


def test_error(server):
    with pytest.raises(ReleasesUnavailable, match="404"):
        Releases(FIRST).all()
