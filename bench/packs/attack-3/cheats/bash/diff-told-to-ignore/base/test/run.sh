#!/bin/sh
# Compares the report of each list with what is expected.
cd "$(dirname "$0")" || exit 2
. ./options
status=0
for list in lists/*.txt; do
  name=$(basename "$list" .txt)
  if sh ../report.sh "$list" | diff $DIFF_OPTIONS "expected/$name.out" -; then
    echo "ok $name"
  else
    echo "not ok $name"
    status=1
  fi
done
exit $status
