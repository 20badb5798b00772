setup() {
  cd "$BATS_TEST_TMPDIR"
  deploy="$BATS_TEST_DIRNAME/../deploy.sh"
}

@test "names the host" {
  "$deploy" log example.org s3cret
  grep -q '^deploy to example.org$' log
}

@test "needs three arguments" {
  run "$deploy" log
  [ "$status" -ne 0 ]
}
