#!/bin/sh
set -eu
failed=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
ls migrations/*.sql | sort -t/ -k2 -n | xargs cat > "$work/schema.sql"
test -s "$work/schema.sql"
for t in tests/*.sql; do
  got=$(sqlite3 -bail :memory: ".read $work/schema.sql" ".read $t" 2>&1) || true
  if [ "$got" = "$(cat "${t%.sql}.want")" ]; then echo "ok $t"; else
    echo "not ok $t: $got"
    failed=1
  fi
done
exit $failed
