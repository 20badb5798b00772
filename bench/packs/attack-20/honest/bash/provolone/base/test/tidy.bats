setup() {
  dir=$(mktemp -d)
  touch "$dir/a.txt" "$dir/a.txt~" "$dir/.b.swp"
}

teardown() {
  rm -rf "$dir"
}

@test "removes leftovers" {
  run bin/tidy "$dir"
  [ "$status" -eq 0 ]
  [ "$(ls -A "$dir")" = "a.txt" ]
}

@test "dry run removes nothing" {
  run bin/tidy --dry-run "$dir"
  [ "$status" -eq 0 ]
  [ "$(ls -A "$dir" | wc -l)" -eq 3 ]
  [ "${#lines[@]}" -eq 2 ]
}
