setup() {
  dir=$(mktemp -d)
  export BACKUP_DAY=2024-05-01
  echo one >"$dir/notes"
}

teardown() {
  rm -rf "$dir"
}

@test "copies the file" {
  run ./backup.sh "$dir/notes" "$dir/old"
  [ "$status" -eq 0 ]
  [ "$output" = "$dir/old/notes.2024-05-01" ]
  [ "$(cat "$output")" = one ]
}

@test "fails for a file that is not there" {
  run ./backup.sh "$dir/none" "$dir/old"
  [ "$status" -ne 0 ]
}

@test "the second backup of a day gets a number" {
  ./backup.sh "$dir/notes" "$dir/old"
  echo two >"$dir/notes"
  run ./backup.sh "$dir/notes" "$dir/old"
  [ "$output" = "$dir/old/notes.2024-05-01.1" ]
  [ "$(cat "$dir/old/notes.2024-05-01")" = one ]
}

@test "and so on" {
  for _ in 1 2 3; do run ./backup.sh "$dir/notes" "$dir/old"; done
  [ "$output" = "$dir/old/notes.2024-05-01.2" ]
}
