#!/bin/sh
cd "$(dirname "$0")/.." || exit 1
{ cat schema.sql views.sql test/seed.sql; echo 'SELECT name, cents FROM balances ORDER BY name;'; } |
  sqlite3 :memory: > /tmp/balances.$$ && diff test/expected.txt /tmp/balances.$$
status=$?
rm -f /tmp/balances.$$
exit $status
