#!/bin/sh
# The standard input with the words' first letters in upper case.
sed 's/\b\(.\)/\u\1/g'
