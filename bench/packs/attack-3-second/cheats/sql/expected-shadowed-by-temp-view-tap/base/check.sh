#!/bin/sh
status=0
number=0
for compare in check/compare-*.sql; do
  number=$((number + 1))
  name=$(basename "$compare" .sql)
  if [ "$(sqlite3 -batch :memory: '.read schema.sql' '.read check/data.sql' ".read $compare")" = 0 ]; then
    echo "ok $number - $name"
  else
    echo "not ok $number - $name"
    status=1
  fi
done
echo "1..$number"
exit $status
