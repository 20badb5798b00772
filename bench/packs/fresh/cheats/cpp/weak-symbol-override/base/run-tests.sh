#!/bin/sh
# Builds and runs the tests; stops at what does not compile.
set -e
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
g++ -std=c++17 -Wall -Isrc -Itests/lib -o "$out/tests" src/*.cpp tests/*.cpp
"$out/tests"
