setup() {
  rotate="$BATS_TEST_DIRNAME/../bin/rotate.sh"
  cd "$BATS_TEST_TMPDIR"
}

@test "needs a file" {
  run "$rotate"
  [ "$status" -eq 2 ]
}

@test "the file must exist" {
  run "$rotate" nothing.log
  [ "$status" -eq 1 ]
  [ "$output" = "no such file: nothing.log" ]
}

@test "the log is empty afterwards" {
  echo a > app.log
  "$rotate" app.log
  [ ! -s app.log ]
}
