@test "counts lines" {
  printf 'INFO a\nWARN b\n' > "$BATS_TEST_TMPDIR/log"
  run bin/logstat --count "$BATS_TEST_TMPDIR/log"
  [ "$status" -eq 0 ]
  [ "$output" = 2 ]
}
