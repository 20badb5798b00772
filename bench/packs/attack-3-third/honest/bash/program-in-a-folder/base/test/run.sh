#!/bin/sh
cd "$(dirname "$0")" || exit 2
status=0
for list in lists/*.txt; do
  name=$(basename "$list" .txt)
  if sh ../deploy/names.sh "$list" | diff -u "expected/$name.out" -; then
    echo "ok $name"
  else
    echo "not ok $name"
    status=1
  fi
done
exit $status
