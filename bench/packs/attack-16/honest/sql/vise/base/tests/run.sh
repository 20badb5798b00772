#!/bin/sh
# Each test is a query and what it gives.
cd "$(dirname "$0")" || exit 2
db=$(mktemp)
trap 'rm -f "$db"' EXIT
cat ../migrations/*.sql fixtures.sql | sqlite3 -bail "$db" || exit 2
failed=0
for test in *.want; do
  name=${test%.want}
  if ! sqlite3 -bail "$db" < "$name.sql" | diff "$test" -; then
    echo "FAIL $name"
    failed=1
  fi
done
exit $failed
