import argparse
import sys

from todo import store


def main(argv=None):
    parser = argparse.ArgumentParser(prog="todo")
    parser.add_argument("--file", default="todo.json")
    commands = parser.add_subparsers(dest="command", required=True)
    add = commands.add_parser("add")
    add.add_argument("text")
    commands.add_parser("list")
    args = parser.parse_args(argv)
    entries = store.load(args.file)
    if args.command == "add":
        entries.append({"id": len(entries) + 1, "text": args.text})
        store.save(args.file, entries)
    else:
        for entry in entries:
            print(f"{entry['id']} {entry['text']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
