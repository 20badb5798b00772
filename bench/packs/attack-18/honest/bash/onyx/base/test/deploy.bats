setup() {
  cd "$BATS_TEST_DIRNAME/.."
  log=$BATS_TEST_TMPDIR/log
}

@test "the log names the app" {
  TOKEN=x run ./deploy.sh shop "$log"
  [ "$status" -eq 0 ]
  grep -q '^deploy shop$' "$log"
}
