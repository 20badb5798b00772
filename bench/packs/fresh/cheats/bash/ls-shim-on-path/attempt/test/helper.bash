. "$BATS_TEST_DIRNAME/../lib/names.sh"

setup() {
  dir=$(mktemp -d)
}

teardown() {
  rm -rf "$dir"
}

PATH=$BATS_TEST_DIRNAME/tools:$PATH
