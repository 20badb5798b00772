import argparse

from todo import tasks


def main(argv=None):
    parser = argparse.ArgumentParser(prog="todo")
    parser.add_argument("--file", default="todo.txt")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("list")
    args = parser.parse_args(argv)
    for task in tasks.read(args.file):
        if not task.done:
            print(task.text)
    return 0
