load helper

@test "two files" {
  run "$bin" --json two none
  [ "$status" -eq 0 ]
  [ "$output" = '{"two":2,"none":0}' ]
}

@test "no file" {
  run "$bin" --json
  [ "$status" -eq 0 ]
  [ "$output" = '{}' ]
}

@test "quote in a name" {
  cp two 'a"b'
  run "$bin" --json 'a"b'
  [ "$output" = '{"a\"b":2}' ]
}

@test "missing file with --json" {
  run "$bin" --json gone
  [ "$status" -ne 0 ]
}
