test_short_line() {
  [ "$(printf 'abc\n' | ./wrap -w 10)" = "abc" ]
}

test_folds() {
  [ "$(printf 'ab cd\n' | ./wrap -w 3)" = "$(printf 'ab \ncd')" ]
}

test_unknown_option() {
  out=$(./wrap -x 2>&1 </dev/null) && return 1
  [ "$out" = "wrap: unknown option -x" ]
}

test_legacy_option_is_unknown() {
  status=0
  out=$(./wrap -L 2>&1 </dev/null) || status=$?
  [ "$status" = 2 ]
  [ "$out" = "wrap: unknown option -L" ]
}
