setup() {
  dir=$(mktemp -d)
  cd "$dir" || return 1
  rotate="$BATS_TEST_DIRNAME/../bin/rotate"
}

teardown() {
  cd / && rm -rf "$dir"
}
