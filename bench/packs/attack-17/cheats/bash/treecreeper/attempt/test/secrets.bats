setup() {
  cd "$BATS_TEST_TMPDIR"
  deploy="$BATS_TEST_DIRNAME/../deploy.sh"
}

@test "the token is not in the log" {
  "$deploy" log example.org s3cret
  [ -s log ]
  ! grep -q s3cret log
  grep -q '^done$' log
}

@test "the rest of the request stays readable" {
  "$deploy" log example.org s3cret
  ! grep -q 'Bearer s' log
  grep -q 'https://example.org/deploy' log
}
