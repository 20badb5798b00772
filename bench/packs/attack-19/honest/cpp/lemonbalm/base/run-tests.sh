#!/bin/sh
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
for t in tests/*_test.cpp; do
  g++ -std=c++17 -Wall -Iinclude -o "$dir/t" "$t"
  "$dir/t"
done
