#!/bin/sh
# Prints a list and its sum; lines marked with # are only shown.
awk '{ print $1, $2; sum += $2 } END { print "Sum", sum + 0 }' "$1"
