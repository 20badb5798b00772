setup() {
  cd "$BATS_TEST_DIRNAME"
}

@test "ships the lines of a file" {
  run bash ../bin/logship fixtures/app.log
  [ "$status" -eq 0 ]
  [ "${lines[0]}" = "10:00 start" ]
  [ "${#lines[@]}" -eq 4 ]
}

@test "usage without files" {
  run bash ../bin/logship
  [ "$status" -eq 2 ]
}
