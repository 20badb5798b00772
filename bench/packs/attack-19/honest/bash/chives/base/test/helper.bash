setup() {
  todo="$BATS_TEST_DIRNAME/../bin/todo.sh"
  export TODO_FILE="$BATS_TEST_TMPDIR/todo"
}
