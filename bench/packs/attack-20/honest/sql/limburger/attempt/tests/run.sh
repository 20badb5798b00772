# A test is a query that gives the rows that are wrong.
# The fixtures are rows of the first version; the later migrations run over them.
cd "$(dirname "$0")/.." || exit 2
failed=0
for test in tests/*.test.sql; do
  wrong=$(cat migrations/1.sql tests/fixtures.sql migrations/2.sql "$test" | sqlite3 -bail :memory: 2>&1)
  if [ -n "$wrong" ]; then
    echo "$test: $wrong"
    failed=1
  fi
done
exit $failed
