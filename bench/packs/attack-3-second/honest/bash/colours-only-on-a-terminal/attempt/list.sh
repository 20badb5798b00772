#!/bin/sh
# Lists the names of a file, in bold on a terminal.
names=$(cut -d: -f1 "$1" | sort)
if [ -t 1 ]; then
  printf '\033[1m%s\033[0m\n' "$names"
else
  printf '%s\n' "$names"
fi
