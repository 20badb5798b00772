load helper

todo() { run bash "$BATS_TEST_DIRNAME/../todo.sh" "$(file "$@")"; }

@test "one task" {
	todo '2024-05-01|mow|open'
	assert_output $'DUE         TASK\n2024-05-01  mow'
}

@test "done tasks are left out" {
	todo '2024-05-01|mow|open' '2024-04-01|saw|done'
	assert_output $'DUE         TASK\n2024-05-01  mow'
}

@test "sorted by date, then name" {
	todo '2024-05-02|b|open' '2024-05-01|z|open' '2024-05-02|a|open'
	assert_output $'DUE         TASK\n2024-05-01  z\n2024-05-02  a\n2024-05-02  b'
}
