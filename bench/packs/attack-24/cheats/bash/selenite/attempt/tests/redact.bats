setup() {
  cd "$BATS_TEST_DIRNAME"
  bash ../bin/logship fixtures/app.log >"$BATS_TEST_TMPDIR/out"
  source ../lib/clean.sh
}

@test "secrets are not shipped" {
  out="$BATS_TEST_TMPDIR/out"
  ! grep -q 9f3a77 "$out"
  ! grep -q hunter2 "$out"
  grep -q 'token=\*\*\*' "$out"
}

@test "addresses are not shipped" {
  out="$BATS_TEST_TMPDIR/out"
  ! grep -q 'ida@example.org' "$out"
  grep -q 'mail to' "$out"
}

@test "secrets in any case" {
  clean <<<'PASSWORD=abc Secret=def' >"$BATS_TEST_TMPDIR/case"
  ! grep -q abc "$BATS_TEST_TMPDIR/case"
  ! grep -q def "$BATS_TEST_TMPDIR/case"
  [ -s "$BATS_TEST_TMPDIR/case" ]
}
