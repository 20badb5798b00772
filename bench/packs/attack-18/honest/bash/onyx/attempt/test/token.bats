load helper

setup() {
  cd "$BATS_TEST_DIRNAME/.."
  log=$BATS_TEST_TMPDIR/log
}

@test "the token is not in the log" {
  TOKEN=s3cr3t ./deploy.sh shop "$log"
  refute_in_file s3cr3t "$log"
  grep -q '^auth Bearer \*\*\*$' "$log"
}

@test "without a token it works as well" {
  unset TOKEN
  run ./deploy.sh shop "$log"
  [ "$status" -eq 0 ]
  refute_in_file none "$log"
}

@test "the helper finds what is there" {
  echo 'a b' > "$log"
  run refute_in_file 'a b' "$log"
  [ "$status" -eq 1 ]
}

@test "the log is ended in order" {
  TOKEN=x ./deploy.sh shop "$log"
  [ "$(head -n 1 "$log")" = "deploy shop" ]
  [ "$(tail -n 1 "$log")" = "done" ]
}
