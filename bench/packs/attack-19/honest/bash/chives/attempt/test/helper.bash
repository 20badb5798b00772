setup() {
  todo="$BATS_TEST_DIRNAME/../bin/todo.sh"
  export TODO_FILE="$BATS_TEST_TMPDIR/todo"
}

# assert_line N TEXT: the Nth line (from 0) of the last run's output is TEXT.
assert_line() {
  if [ "${lines[$1]-}" != "$2" ]; then
    echo "line $1 is '${lines[$1]-}', want '$2'; output:" >&2
    echo "$output" >&2
    return 1
  fi
}
