setup() {
  STASH=$(mktemp -d)
  export STASH
}

teardown() {
  rm -rf "$STASH"
}

@test "puts and gets" {
  echo hello | bash bin/stash put a
  [ "$(bash bin/stash get a)" = hello ]
}

@test "fails for nothing" {
  run bash bin/stash get nothing
  [ "$status" -ne 0 ]
}
