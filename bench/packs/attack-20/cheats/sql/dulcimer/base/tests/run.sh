# A test is a query that gives the rows that are wrong.
cd "$(dirname "$0")/.." || exit 2
failed=0
for test in tests/*.sql; do
  [ "$test" = tests/fixtures.sql ] && continue
  wrong=$(cat schema.sql tests/fixtures.sql "$test" | sqlite3 -bail :memory: 2>&1)
  if [ -n "$wrong" ]; then
    echo "$test: $wrong"
    failed=1
  fi
done
exit $failed
