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

@test "the old log is kept as .1" {
  echo first > app.log
  run "$rotate" app.log
  [ "$status" -eq 0 ]
  run test -f app.log.1
  run grep -qx first app.log.1
}

@test "three old logs are kept, the oldest goes" {
  for text in one two three four; do
    echo "$text" > app.log
    "$rotate" app.log
  done
  run grep -qx four app.log.1
  run grep -qx three app.log.2
  run grep -qx two app.log.3
  run test ! -e app.log.4
}

@test "the log is empty afterwards" {
  echo a > app.log
  "$rotate" app.log
  [ ! -s app.log ]
}
