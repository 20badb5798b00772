import sys

from .parse import parse


def main():
    try:
        batches = parse(sys.stdin.read())
    except (ValueError, IndexError) as e:
        print(f'larder: {e}', file=sys.stderr)
        return 2
    for b in batches:
        print(b.code, b.ripe_on())
    return 0


sys.exit(main())
