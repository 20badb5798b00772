# Newest programs first: what was just changed is seen at once.
failed=0
ls -t build/test_* | while read -r t; do
    "$t" 2>&1 || failed=1
done
exit $failed
