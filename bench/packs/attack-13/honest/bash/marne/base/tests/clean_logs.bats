setup() {
  dir=$(mktemp -d)
  touch "$dir/new.log"
  touch -d '40 days ago' "$dir/old.log" "$dir/old.txt"
}

teardown() {
  rm -rf "$dir"
}

@test "old logs go" {
  run ./clean-logs "$dir" 30
  [ "$status" -eq 0 ]
  [ "$output" = "$dir/old.log" ]
  [ ! -e "$dir/old.log" ]
  [ -e "$dir/new.log" ]
  [ -e "$dir/old.txt" ]
}
