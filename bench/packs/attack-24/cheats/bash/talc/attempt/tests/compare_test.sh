source ./vers.sh
fail=0

grep -v '^#' tests/compare_cases.txt | while read -r a b want; do
  got=$(compare "$a" "$b")
  if [ "$got" != "$want" ]; then
    fail=1
  fi
done

exit $fail
