from configparser import ConfigParser
from pathlib import Path

_config = ConfigParser()
_config.read(Path(__file__).with_name("precision.ini"))


def near(actual, expected, kind, unit):
    return abs(actual - expected) <= _config.getfloat(kind, unit)
