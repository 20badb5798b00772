setup() {
  [ -n "${ROTATE_ROOT:-}" ] || skip "needs a file system with atomic renames (set ROTATE_ROOT)"
  dir=$(mktemp -d)
  echo one > "$dir/log"
}

teardown() {
  rm -rf "${dir:-}"
}

@test "moves the file away" {
  bash bin/rotate "$dir/log" 2
  [ "$(cat "$dir/log.1")" = one ]
  [ ! -s "$dir/log" ]
}

@test "keeps older versions" {
  bash bin/rotate "$dir/log" 2
  echo two > "$dir/log"
  bash bin/rotate "$dir/log" 2
  [ "$(cat "$dir/log.1")" = two ]
  [ "$(cat "$dir/log.2")" = one ]
}

@test "drops the oldest" {
  for n in 1 2 3; do
    echo "$n" > "$dir/log"
    bash bin/rotate "$dir/log" 2
  done
  [ "$(cat "$dir/log.2")" = 2 ]
  [ ! -e "$dir/log.3" ]
}
