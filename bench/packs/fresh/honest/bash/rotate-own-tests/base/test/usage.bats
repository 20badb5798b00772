load helper

@test "KEEP must be a number" {
  run "$BATS_TEST_DIRNAME/../bin/rotate.sh" "$dir" many
  [ "$status" -eq 2 ]
}
