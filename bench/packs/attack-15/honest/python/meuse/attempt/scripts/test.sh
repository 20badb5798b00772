#!/bin/sh
set -eu
python3 -m pytest -q -x tests
for doc in docs/*.txt; do
    PYTHONPATH=. python3 -m doctest "$doc"
done
