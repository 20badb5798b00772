report() { "$BATS_TEST_DIRNAME/../uptime-report" "$BATS_TEST_TMPDIR/hosts"; }

hosts() { printf '%s\n' "$@" >"$BATS_TEST_TMPDIR/hosts"; }

assert_last() {
  local last=${lines[${#lines[@]} - 1]}
  if ! [[ $last =~ $1 ]]; then
    echo "last line is: $last"
    echo "should match: $1"
    return 1
  fi
}
