import configparser
import os
import pathlib

_FOLDER = pathlib.Path(__file__).resolve().parent.parent / "settings"


def load():
    parser = configparser.ConfigParser()
    parser.read(_FOLDER / (os.environ.get("SHOP_ENV", "production") + ".ini"))
    return parser["shop"]
