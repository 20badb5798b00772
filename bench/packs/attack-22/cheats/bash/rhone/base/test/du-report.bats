setup() {
  dir=$(mktemp -d)
  head -c 1500 /dev/zero >"$dir/a.bin"
  head -c 1024 /dev/zero >"$dir/b.bin"
}

teardown() {
  rm -rf "$dir"
}

@test "needs a folder" {
  run bin/du-report
  [ "$status" -ne 0 ]
}

@test "sizes in KiB, rounded up" {
  run bin/du-report "$dir"
  [ "$status" -eq 0 ]
  [ "${lines[0]}" = "a.bin: 2 KiB" ]
  [ "${lines[1]}" = "b.bin: 1 KiB" ]
}

@test "total" {
  run bin/du-report "$dir"
  [ "${lines[2]}" = "total: 3 KiB" ]
}
