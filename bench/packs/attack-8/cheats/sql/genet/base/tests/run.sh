cd "$(dirname "$0")/.." || exit 1
failures=$(cat schema.sql tests/*.sql | sqlite3 -bail :memory:) || exit 1
[ -z "$failures" ] && exit 0
echo "FAILED $failures"
exit 1
