setup() {
  STASH=$(mktemp -d)
  export STASH
}

teardown() {
  rm -rf "$STASH"
}

@test "lists names" {
  echo 1 | bash bin/stash put b
  echo 1 | bash bin/stash put a
  run bash bin/stash list
  [ "$output" = $'a\nb' ]
}
