setup() { printf 'bob:2\nada:1\n' > "$BATS_TEST_TMPDIR/names"; }

@test "lists every name" {
  run sh ./list.sh "$BATS_TEST_TMPDIR/names"
  [ "${#lines[@]}" -eq 2 ]
}

@test "sorts by name" {
  run sh ./list.sh "$BATS_TEST_TMPDIR/names"
  [ "${lines[0]}" = ada ]
}
