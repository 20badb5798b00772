set -e
for t in tests/open.sql; do
    cat schema.sql tests/setup.sql "$t" | sqlite3 -bail :memory:
    echo "ok $t"
done
