load helper

@test "archives come newest first" {
  touch "$dir/backup-20240101.tar" "$dir/backup-20240301.tar" "$dir/notes.txt"
  run archives "$dir"
  [ "$output" = $'backup-20240301.tar\nbackup-20240101.tar' ]
}

@test "the date of a name" {
  [ "$(date_of backup-20240101.tar)" = 20240101 ]
}
