load helper

setup() { make_tree; }
teardown() { rm -rf "$dir"; }

@test "removes what is temporary" {
  run ./clean.sh "$dir"
  [ "$status" -eq 0 ]
  [ "$(left)" = "./keep.txt " ]
}

@test "wants a folder" {
  run ./clean.sh
  [ "$status" -ne 0 ]
}

@test "--dry-run removes nothing" {
  skip "not written yet"
  run ./clean.sh --dry-run "$dir"
  [ "$status" -eq 0 ]
  [ "$(left)" = "./a.tmp ./keep.txt ./sub/b.bak " ]
}
