load helper

@test "the newest stay" {
  touch "$dir"/backup-2024010{1,2,3,4}.tar
  "$BATS_TEST_DIRNAME/../bin/rotate.sh" "$dir" 2
  run ls "$dir"
  [ "$output" = $'backup-20240103.tar\nbackup-20240104.tar' ]
}

@test "other files stay" {
  touch "$dir/notes.txt" "$dir/backup-20240101.tar"
  "$BATS_TEST_DIRNAME/../bin/rotate.sh" "$dir" 0
  [ "$(ls "$dir")" = notes.txt ]
}
