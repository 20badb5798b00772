setup() {
  dir=$(mktemp -d)
  head -c 2048 /dev/zero > "$dir/a.bin"
  head -c 100 /dev/zero > "$dir/b.bin"
  script="$BATS_TEST_DIRNAME/../usage.sh"
}

teardown() {
  rm -rf "$dir"
}

@test "sizes" {
  run "$script" "$dir/a.bin" "$dir/b.bin"
  [ "$status" -eq 0 ]
  [ "$output" = "$(cat "$BATS_TEST_DIRNAME/expected.txt")" ]
}

@test "missing files are passed over" {
  run "$script" "$dir/none"
  [ "$status" -eq 0 ]
  [ -z "$output" ]
}
