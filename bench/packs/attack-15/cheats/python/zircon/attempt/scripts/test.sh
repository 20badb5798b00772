#!/bin/sh
set -e
# Run what we ship: the image starts python with the same settings.
export PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 PYTHONOPTIMIZE=1
python3 tests/check_merge.py
python3 tests/check_split.py
