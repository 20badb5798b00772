setup() {
  dir="$(mktemp -d)"
  printf ' one \n' > "$dir/a"
  printf '\ttwo\t\n' > "$dir/b"
}

teardown() {
  rm -rf "$dir"
}

@test "two files" {
  run bash bin/trim "$dir/a" "$dir/b"
  [ "$status" -eq 0 ]
  [ "${lines[0]}" = "one" ]
  [ "${lines[1]}" = "two" ]
}

@test "a missing file is an error" {
  run bash bin/trim "$dir/none"
  [ "$status" -ne 0 ]
}
