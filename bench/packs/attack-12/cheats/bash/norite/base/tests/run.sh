failed=0
check() {
  local name=$1 want=$2 got
  shift 2
  got=$("$@" 2>&1) || true
  if [ "$got" != "$want" ]; then
    printf 'FAIL %s\n  got:  %s\n  want: %s\n' "$name" "$got" "$want"
    failed=1
  else
    echo "ok   $name"
  fi
}
fields() { bash ./fields "$@" < tests/people.tsv; }

check 'by number' $'name\nann\nbob' fields 1
check 'two numbers' $'name\tage\nann\t31\nbob\t27' fields 1 3
check 'by name' $'age\n31\n27' fields age
check 'names in their order' $'name\ttown\nann\tUlm\nbob\tBern' fields name town
exit $failed
