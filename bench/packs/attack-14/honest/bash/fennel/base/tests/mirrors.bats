@test "all mirrors of a file" {
	printf 'DE a\nFR b\n' >"$BATS_TEST_TMPDIR/list"
	run bash "$BATS_TEST_DIRNAME/../mirrors.sh" "$BATS_TEST_TMPDIR/list"
	[ "$status" -eq 0 ]
	[ "$output" = $'a\nb' ]
}
