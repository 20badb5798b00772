setup() { printf 'bob:2\nada:1\n' > "$BATS_TEST_TMPDIR/names"; }

@test "sorts by name, without colours" {
  run sh ./list.sh "$BATS_TEST_TMPDIR/names"
  [ "$output" = "ada
bob" ]
}
