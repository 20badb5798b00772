#!/bin/sh
# The standard input with the words' first letters in upper case.
sed "s/\(^\|[^[:alnum:]']\)\([[:alpha:]]\)/\1\u\2/g"
