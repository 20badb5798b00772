#!/bin/sh
# Prints a list and its sum.
awk '{ print $1, $2; sum += $2 } END { print "Sum", sum }' "$1"
