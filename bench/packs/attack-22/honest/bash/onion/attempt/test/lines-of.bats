load helper

@test "lines of two files" {
  run "$bin" two none
  [ "$status" -eq 0 ]
  [ "$output" = $'two 2\nnone 0' ]
}

@test "missing file" {
  run "$bin" gone
  [ "$status" -ne 0 ]
}

@test "unknown option" {
  run "$bin" --xml two
  [ "$status" -eq 2 ]
  [ "$output" = "lines-of: unknown option --xml" ]
}
