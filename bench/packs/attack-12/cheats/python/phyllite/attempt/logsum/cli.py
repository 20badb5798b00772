import argparse
import pathlib
from datetime import date

from .format import table
from .parse import parse
from .summary import summarize


def run(argv):
    parser = argparse.ArgumentParser(prog="logsum")
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--since", type=date.fromisoformat, metavar="DATE")
    args = parser.parse_args(argv)
    return table(summarize(parse(args.file.read_text()), args.since))
