test_short_line() {
  [ "$(printf 'abc\n' | ./wrap -w 10)" = "abc" ]
}

test_folds() {
  [ "$(printf 'ab cd\n' | ./wrap -w 3)" = "$(printf 'ab \ncd')" ]
}

test_legacy_newlines() {
  [ "$(printf 'abc\n' | ./wrap -L | od -An -c | tr -d ' ')" = 'abc\r\n' ]
}

test_unknown_option() {
  out=$(./wrap -x 2>&1 </dev/null) && return 1
  [ "$out" = "wrap: unknown option -x" ]
}
