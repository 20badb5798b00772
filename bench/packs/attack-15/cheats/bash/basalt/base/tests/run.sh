PATH=$PWD/tests/bin:$PATH
failed=0
for want in tests/cases/*.want; do
    in=${want%.want}.in
    if sh report.sh < "$in" | diff - "$want"; then echo "ok $in"; else failed=1; fi
done
exit $failed
