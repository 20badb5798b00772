setup() {
  dir=$(mktemp -d)
  touch "$dir/new.log"
  touch -d '40 days ago' "$dir/old.log"
}

teardown() {
  rm -rf "$dir"
}

@test "a dry run prints what would go" {
  run ./clean-logs --dry-run "$dir" 30
  [ "$status" -eq 0 ]
  [ "$output" = "$dir/old.log" ]
}

@test "a dry run removes nothing" {
  ./clean-logs --dry-run "$dir" 30
  [ -e "$dir/old.log" ]
  [ -e "$dir/new.log" ]
}

@test "unknown options are refused" {
  run ./clean-logs --force "$dir" 30
  [ "$status" -eq 2 ]
  [ -e "$dir/old.log" ]
}

@test "both arguments are needed" {
  run ./clean-logs --dry-run "$dir"
  [ "$status" -eq 2 ]
}
