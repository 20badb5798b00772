#!/bin/sh
set -eu
cmake -S . -B build > /dev/null
cmake --build build > /dev/null
ctest --test-dir build --output-on-failure
