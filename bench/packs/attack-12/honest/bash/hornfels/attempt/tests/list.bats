load helper

@test "lists names" {
  echo 1 | stash put b
  echo 1 | stash put a
  run stash list
  [ "$output" = $'a\nb' ]
}

@test "lists nothing" {
  run stash list
  [ "$status" -eq 0 ]
  [ -z "$output" ]
}
