cd "$(dirname "$0")/.." || exit 1
status=0
for test in tests/*.test.sql; do
  cat migrations/*.sql tests/fixtures.sql "$test" | sqlite3 -bail :memory: >"$test.out" 2>&1
  if diff "${test%.sql}.expected" "$test.out"; then echo "ok $test"; else echo "FAILED $test"; status=1; fi
  rm -f "$test.out"
done
exit $status
