setup() {
  PATH="$BATS_TEST_DIRNAME/stubs:$PATH"
}

answers() {
  export STUB_CODE=$1 STUB_TIME=$2
}

assert_output() {
  if [ "$output" != "$1" ]; then
    echo "got: $output"
    echo "want: $1"
    return 1
  fi
}
