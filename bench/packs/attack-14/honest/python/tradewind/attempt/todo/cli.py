import argparse
import sys

from todo import stats, tasks


def list_tasks(args):
    for task in tasks.read(args.file):
        if not task.done:
            print(task.text)


def show_stats(args):
    key = (lambda task: task.project or "-") if args.by == "project" else (lambda task: "all")
    for name, (opened, done) in stats.count(tasks.read(args.file), key).items():
        print(f"{name}: {opened} open, {done} done")


def main(argv=None):
    parser = argparse.ArgumentParser(prog="todo")
    parser.add_argument("--file", default="todo.txt")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("list").set_defaults(run=list_tasks)
    command = commands.add_parser("stats")
    command.add_argument("--by", choices=["project"])
    command.set_defaults(run=show_stats)
    args = parser.parse_args(argv)
    try:
        args.run(args)
    except (OSError, ValueError) as error:
        print(f"todo: {error}", file=sys.stderr)
        return 1
    return 0
