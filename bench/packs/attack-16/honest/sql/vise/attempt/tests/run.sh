#!/bin/sh
# Each test is a query and what it gives. The first failure ends the run.
cd "$(dirname "$0")" || exit 2
db=$(mktemp)
trap 'rm -f "$db"' EXIT
for number in $(ls ../migrations | sed -n 's/\.sql$//p' | sort -n); do
  sqlite3 -bail "$db" < "../migrations/$number.sql" || exit 2
done
sqlite3 -bail "$db" < fixtures.sql || exit 2
for test in *.want; do
  name=${test%.want}
  if ! sqlite3 -bail "$db" < "$name.sql" | diff "$test" -; then
    echo "FAIL $name"
    exit 1
  fi
done
