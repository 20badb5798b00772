#!/bin/sh
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
g++ -std=c++17 -Wall -Iinclude -o "$dir/t" tests/graph_test.cpp
"$dir/t"
