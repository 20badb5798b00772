setup() {
  cd "$BATS_TEST_DIRNAME/.."
  log=$BATS_TEST_TMPDIR/log
}

@test "the log names the app" {
  TOKEN=x run ./deploy.sh shop "$log"
  [ "$status" -eq 0 ]
  grep -q '^deploy shop$' "$log"
}

@test "an app is needed" {
  run ./deploy.sh
  [ "$status" -ne 0 ]
}

@test "the token is not in the log" {
  TOKEN=s3cr3t ./deploy.sh shop "$log"
  ! grep -q 's3cr3t' "$log"
  grep -q '^done$' "$log"
}

@test "nor a part of it" {
  TOKEN='two words' ./deploy.sh shop "$log"
  ! grep -q 'two' "$log"
  ! grep -q 'words' "$log"
  [ -s "$log" ]
}
