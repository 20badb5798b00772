import os
import sys

import pytest

from stockroom.report import low, low_to_file


def test_low_is_sorted_by_count():
    assert low({"nut": 2, "bolt": 1, "gear": 9}, 5) == ["bolt", "nut"]


def test_the_limit_itself_is_enough():
    assert low({"nut": 5}, 5) == []


@pytest.mark.skipif(sys.platform == "win32", reason="no modes of files there")
def test_file_is_private(tmp_path):
    path = tmp_path / "low.txt"
    low_to_file({"nut": 1}, 5, path)
    assert path.read_text() == "nut\n"
    assert os.stat(path).st_mode & 0o077 == 0
