import re

import pytest

from config import Config, ConfigError


def test_load(config_file):
    assert Config.load(config_file("a=1\n")) == {"a": "1"}


@pytest.mark.parametrize(
    "text, line, entry",
    [("a\n", 1, "a"), ("a=1\n\n  bad one\nworse\n", 3, "bad one")],
)
def test_names_file_and_line(config_file, text, line, entry):
    path = config_file(text)
    with pytest.raises(ConfigError) as error:
        Config.load(path)
    assert str(error.value) == f"{path}:{line}: no '=' in {entry!r}"
