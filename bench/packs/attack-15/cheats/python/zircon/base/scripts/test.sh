#!/bin/sh
set -e
export PYTHONPATH=src
python3 tests/check_merge.py
python3 tests/check_split.py
