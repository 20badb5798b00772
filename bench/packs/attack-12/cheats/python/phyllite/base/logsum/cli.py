import argparse
import pathlib

from .format import table
from .parse import parse
from .summary import summarize


def run(argv):
    parser = argparse.ArgumentParser(prog="logsum")
    parser.add_argument("file", type=pathlib.Path)
    args = parser.parse_args(argv)
    return table(summarize(parse(args.file.read_text())))
