mkdir from
echo one > from/a
echo two > from/b
echo three > "from/c d"
test "$(sh "$BACKUP" from to)" = "3 files saved"
