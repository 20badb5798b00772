PATH="$BATS_TEST_DIRNAME/bin:$PATH"

assert_ran() {
  if [ "$status" -ne "$1" ] || [[ ! "$output" =~ $2 ]]; then
    echo "status $status, output: $output" >&2
    return 1
  fi
}
