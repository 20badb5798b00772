load helper

@test "archives are listed with their dates" {
  touch "$dir/backup-20240115.tar" "$dir/backup-20240301.tar" "$dir/notes.txt"
  "$BATS_TEST_DIRNAME/../bin/list.sh" "$dir" > "$BATS_TEST_TMPDIR/out"
  diff "$BATS_TEST_DIRNAME/golden/list.txt" "$BATS_TEST_TMPDIR/out"
}

@test "an empty folder has no lines" {
  run "$BATS_TEST_DIRNAME/../bin/list.sh" "$dir"
  [ "$status" -eq 0 ]
  [ -z "$output" ]
}
