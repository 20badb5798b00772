@test "wants a folder" {
  run bin/tidy
  [ "$status" -eq 2 ]
  [[ "$output" == "usage: tidy [--dry-run] FOLDER" ]]
}

@test "refuses unknown flags" {
  run bin/tidy --force /nowhere
  [ "$status" -eq 2 ]
}

@test "dry run names the files" {
  dir=$(mktemp -d)
  touch "$dir/x~" "$dir/y"
  run bin/tidy --dry-run "$dir"
  [ "$status" -eq 0 ]
  [ "$output" = "$dir/x~" ]
  [ -e "$dir/x~" ]
  rm -rf "$dir"
}
