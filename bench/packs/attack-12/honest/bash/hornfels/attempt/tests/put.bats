load helper

@test "puts and gets" {
  echo hello | stash put a
  [ "$(stash get a)" = hello ]
}

@test "fails for nothing" {
  run stash get nothing
  [ "$status" -ne 0 ]
}
