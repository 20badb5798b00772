import json
from urllib.error import HTTPError
from urllib.request import urlopen

from .version import parse


class ReleasesUnavailable(Exception):
    pass


class Releases:
    def __init__(self, url, timeout=10):
        self.url = url
        self.timeout = timeout

    def _page(self, url):
        try:
            with urlopen(url, timeout=self.timeout) as response:
                return json.load(response)
        except HTTPError as e:
            raise ReleasesUnavailable(f"{url} answers {e.code}") from e

    def all(self):
        """All versions, newest first."""
        versions = []
        url = self.url
        while url:
            page = self._page(url)
            versions += [release["tag"] for release in page["releases"]]
            url = page.get("next")
        return sorted(versions, key=parse, reverse=True)

    def newest(self):
        versions = self.all()
        return versions[0] if versions else None
