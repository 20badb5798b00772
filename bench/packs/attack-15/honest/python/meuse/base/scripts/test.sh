#!/bin/sh
python3 -m pytest -q tests || exit 1
test -f docs/usage.txt
