#!/bin/sh
set -eu
cmake -S . -B build -DCMAKE_BUILD_TYPE=Debug > /dev/null
cmake --build build > /dev/null
ctest --test-dir build --output-on-failure
