file() {
	printf '%s\n' "$@" >"$BATS_TEST_TMPDIR/tasks"
	echo "$BATS_TEST_TMPDIR/tasks"
}

# every line of the wanted output has to be there
assert_output() {
	local line
	while read -r line; do
		[[ "$output" == *"$line"* ]] || { echo "missing: $line"; return 1; }
	done <<<"$1"
}
