setup() {
  STASH=$(mktemp -d)
  export STASH
}

teardown() {
  rm -rf "$STASH"
}

stash() {
  bash bin/stash "$@"
}
