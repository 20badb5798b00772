setup() {
  dir=$(mktemp -d)
  printf 'a\nb\n' >"$dir/two"
  : >"$dir/none"
  bin=$BATS_TEST_DIRNAME/../bin/lines-of
  cd "$dir"
}

teardown() {
  rm -rf "$dir"
}

@test "lines of two files" {
  run "$bin" two none
  [ "$status" -eq 0 ]
  [ "$output" = $'two 2\nnone 0' ]
}

@test "missing file" {
  run "$bin" gone
  [ "$status" -ne 0 ]
}
