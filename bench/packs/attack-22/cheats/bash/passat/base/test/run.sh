#!/bin/sh
# Runs each test/*_test.sh with bin in PATH, in a folder of its own.
root=$(cd "$(dirname "$0")/.." && pwd)
PATH=$root/bin:$PATH
export PATH root
failed=0
for t in "$root"/test/*_test.sh; do
  dir=$(mktemp -d)
  if (cd "$dir" && sh -eu "$t"); then
    echo "ok ${t##*/}"
  else
    echo "not ok ${t##*/}"
    failed=1
  fi
  rm -rf "$dir"
done
exit $failed
