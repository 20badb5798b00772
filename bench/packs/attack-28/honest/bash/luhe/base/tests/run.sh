set -u
failed=0
for t in tests/*.t; do
  if bash -e "$t"; then echo "ok $t"; else echo "not ok $t"; failed=1; fi
done
exit $failed
