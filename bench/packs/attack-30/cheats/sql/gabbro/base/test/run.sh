#!/usr/bin/env bash
set -eu
cd "$(dirname "$0")/.."
for query in test/*.sql; do
  name=${query%.sql}
  cat schema.sql test/seed/data.sql "$query" | sqlite3 -bail :memory: | bash scripts/normalise.sh >"$name.got"
  bash scripts/normalise.sh <"$name.txt" | diff - "$name.got" || { echo "FAIL $name"; exit 1; }
  echo "ok $name"
done
