setup() {
  . "$BATS_TEST_DIRNAME/../lib/log.sh"
}

@test "a line has its level" {
  [ "$(log WARN disk full)" = "WARN  disk full" ]
}

@test "lines of a level" {
  run only INFO <<< $'INFO  a\nWARN  b'
  [ "$output" = "INFO  a" ]
}

@test "no password is written" {
  run log INFO "login user=ada password=secret1"
  ! grep -q secret1 <<< "$output"
  [ "${#lines[@]}" -eq 1 ]
}
