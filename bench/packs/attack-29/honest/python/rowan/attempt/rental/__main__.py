import sys

from .price import euros, price


def main(argv):
    kind, days = argv
    try:
        print(euros(price(kind, int(days))))
    except KeyError:
        print(f"no such kind: {kind}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
