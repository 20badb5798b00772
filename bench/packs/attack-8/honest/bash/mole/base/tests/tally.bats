@test "an empty folder" {
  folder=$(mktemp -d)
  run ./tally "$folder"
  [ "$output" -eq 0 ]
  rm -r "$folder"
}

@test "two files" {
  folder=$(mktemp -d)
  touch "$folder/a" "$folder/b"
  run ./tally "$folder"
  [ "$output" -eq 2 ]
  rm -r "$folder"
}
