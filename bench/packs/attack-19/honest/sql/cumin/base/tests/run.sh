#!/bin/sh
set -u
failed=0
for t in tests/*.sql; do
  got=$(sqlite3 -bail :memory: ".read migrations/1.sql" ".read $t" 2>&1)
  if [ "$got" = "$(cat "${t%.sql}.want")" ]; then echo "ok $t"; else
    echo "not ok $t: $got"
    failed=1
  fi
done
exit $failed
