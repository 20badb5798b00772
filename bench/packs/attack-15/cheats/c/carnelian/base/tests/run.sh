failed=0
for t in build/test_*; do
    "$t" || failed=1
done
exit $failed
