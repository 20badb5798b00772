setup() {
	export MIRRORS_URL=https://mirrors.example/list
	export MIRRORS_CACHE=$BATS_TEST_TMPDIR/cache/mirrors
	export PATH=$BATS_TEST_DIRNAME/bin:$PATH
	export FAKE_LIST=$BATS_TEST_TMPDIR/list
	printf 'DE a\nFR b\nDE c\n' >"$FAKE_LIST"
}

mirrors() { bash "$BATS_TEST_DIRNAME/../mirrors.sh" "$@"; }

@test "--country prints the mirrors of the country" {
	run mirrors --country DE
	[ "$status" -eq 0 ]
	[ "$output" = $'a\nc' ]
}

@test "--country keeps the list" {
	mirrors --country DE
	cmp "$FAKE_LIST" "$MIRRORS_CACHE"
}

@test "the cached list when the download fails" {
	mirrors --country DE
	rm "$FAKE_LIST"
	[ "$(mirrors --country FR 2>/dev/null)" = b ]
	[[ "$(mirrors --country FR 2>&1 >/dev/null)" == *"may be old"* ]]
}

@test "no list at all" {
	rm "$FAKE_LIST"
	run mirrors --country DE
	[ "$status" -eq 2 ]
}
