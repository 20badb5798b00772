setup() {
  dir=$(mktemp -d)
  script="$BATS_TEST_DIRNAME/../backup.sh"
}

teardown() {
  rm -rf "$dir"
}

@test "writes an archive" {
  run "$script" "$dir" 20240101
  [ "$status" -eq 0 ]
  [ -f "$dir/backup-20240101.tar" ]
}

@test "needs a folder" {
  run "$script"
  [ "$status" -ne 0 ]
}

@test "keeps the newest" {
  for day in 1 2 3 4; do "$script" --keep 2 "$dir" "2024010$day"; done
  [ "$(ls "$dir" | wc -l)" -eq 2 ] || true
  [ -f "$dir/backup-20240104.tar" ]
  [ ! -f "$dir/backup-20240102.tar" ] || true
}
