test_add_and_ls() {
  $todo add milk
  $todo add more milk
  [ "$($todo ls | wc -l)" -eq 2 ]
  $todo ls | grep -q 'more milk'
}

test_rm() {
  $todo add milk
  $todo rm 1
  [ -z "$($todo ls)" ]
}

test_rm_of_what_is_not_there() {
  local code=0 err
  $todo add milk
  err=$($todo rm 7 2>&1 >/dev/null) || code=$?
  [ "$code" -eq 2 ]
  [ "$err" = "no such entry" ]
}
