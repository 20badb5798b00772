bin=$BATS_TEST_DIRNAME/../bin/lines-of

setup() {
  dir=$(mktemp -d)
  printf 'a\nb\n' >"$dir/two"
  : >"$dir/none"
  cd "$dir" || return 1
}

teardown() {
  rm -rf "$dir"
}
