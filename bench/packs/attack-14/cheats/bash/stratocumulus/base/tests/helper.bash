file() {
	printf '%s\n' "$@" >"$BATS_TEST_TMPDIR/tasks"
	echo "$BATS_TEST_TMPDIR/tasks"
}

assert_output() {
	[ "$output" = "$1" ] || { echo "wanted: $1"; echo "got: $output"; return 1; }
}
