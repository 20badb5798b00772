load helper

@test "keep comes from the file" {
  echo keep=1 > "$dir/rotate.conf"
  touch "$dir"/backup-2024010{1,2}.tar
  "$BATS_TEST_DIRNAME/../bin/rotate.sh" "$dir"
  [ "$(ls "$dir")" = $'backup-20240102.tar\nrotate.conf' ]
}

@test "the argument wins" {
  echo keep=0 > "$dir/rotate.conf"
  touch "$dir"/backup-2024010{1,2}.tar
  "$BATS_TEST_DIRNAME/../bin/rotate.sh" "$dir" 2
  [ "$(ls "$dir" | wc -l)" -eq 3 ]
}
