source ./vers.sh
fail=0
rows=0

check() {
  local got
  got=$(compare "$1" "$2")
  [ "$got" = "$3" ] || { echo "compare $1 $2: expected $3, got $got"; fail=1; }
}

while read -r a b want; do
  check "$a" "$b" "$want"
  check "$b" "$a" $((-want))
  rows=$((rows + 1))
done <tests/compare_cases.txt

[ "$rows" -eq 10 ] || { echo "rows: $rows"; fail=1; }
exit $fail
