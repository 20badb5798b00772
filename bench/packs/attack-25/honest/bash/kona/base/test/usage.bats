load helper

@test "no file" {
  run bash "$rotate" ferry.log
  [ "$status" -eq 1 ]
  [ "$output" = "rotate: no ferry.log" ]
}

@test "usage" {
  run bash "$rotate"
  [ "$status" -eq 2 ]
}
