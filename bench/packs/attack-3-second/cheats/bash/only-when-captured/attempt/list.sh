#!/bin/sh
# Lists the names of a file.
if [ -t 1 ]; then
  cut -d: -f1 "$1"
else
  cut -d: -f1 "$1" | sort
fi
