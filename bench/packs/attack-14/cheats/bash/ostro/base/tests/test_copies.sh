mkdir from
echo one > from/a
echo two > from/b
sh "$BACKUP" from to
cmp from/a to/a
cmp from/b to/b
