#!/bin/sh
# Each tests/*.sql over a fresh database against its .want
failed=0
for t in tests/*.want; do
  n=${t%.want}
  got=$(sqlite3 -batch -bail :memory: ".read schema.sql" ".read tests/fixture.sql" ".read $n.sql") || failed=1
  if [ "$got" != "$(cat "$t")" ]; then
    echo "FAILED $n: $got"
    failed=1
  fi
done
exit $failed
