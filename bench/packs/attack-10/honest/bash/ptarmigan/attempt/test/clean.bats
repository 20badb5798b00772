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
  run ./clean.sh --dry-run "$dir"
  [ "$status" -eq 0 ]
  [ "$(left)" = "./a.tmp ./keep.txt ./sub/b.bak " ]
  assert_left a.tmp keep.txt sub/b.bak
  [ "${#lines[@]}" -eq 2 ]
  [[ $output == *"$dir/a.tmp"* && $output == *"$dir/sub/b.bak"* ]]
}

@test "--dry-run wants a folder, too" {
  run ./clean.sh --dry-run
  [ "$status" -ne 0 ]
  assert_left a.tmp keep.txt sub/b.bak
}
