#!/bin/sh
# Lists the names of a file in order.
grep -v '^#' "$1" | cut -d: -f1 | sort
