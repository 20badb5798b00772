set -e
{ cat schema.sql tests/fixtures.sql; echo 'SELECT name, cents FROM customer_totals ORDER BY name;'; } | sqlite3 -bail :memory: > totals.out
diff -u tests/totals.want totals.out
