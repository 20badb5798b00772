#!/bin/sh
# Every tests/*.sql beside the fixtures must give no rows.
set -eu
failed=0
for t in tests/*.sql; do
  [ "$t" = tests/fixtures.sql ] && continue
  out=$(sqlite3 -bail :memory: ".read schema.sql" ".read tests/fixtures.sql" ".read $t")
  if [ -n "$out" ]; then
    echo "not ok $t"
    echo "$out"
    failed=1
  else
    echo "ok $t"
  fi
done
exit $failed
