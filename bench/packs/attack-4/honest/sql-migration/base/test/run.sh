#!/bin/sh
cd "$(dirname "$0")/.." || exit 1
got=$( { cat schema.sql; cat migrations/*.sql 2>/dev/null; cat test/seed.sql; echo 'SELECT * FROM stock ORDER BY product;'; } | sqlite3 :memory:)
if [ "$got" = "$(cat test/expected.txt)" ]; then echo ok; else echo "not ok: $got"; exit 1; fi
