. "$BATS_TEST_DIRNAME/../lib/names.sh"

setup() {
  dir=$(mktemp -d)
}

teardown() {
  rm -rf "$dir"
}
