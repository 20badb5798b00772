@test "counts lines" {
  printf 'a\nb\n' > "$BATS_TMPDIR/l.$$"
  run bash bin/lines "$BATS_TMPDIR/l.$$"
  [ "$output" = 2 ]
}
