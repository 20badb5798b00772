#!/bin/sh
set -e
mkdir -p build
${CXX:-g++} -std=c++17 -Wall -Isrc -o build/ring_test test/ring_test.cpp
./build/ring_test
