setup() {
  source "$BATS_TEST_DIRNAME/../lib/clean.sh"
}

@test "drops empty lines and trailing spaces" {
  run clean <<<$'a  \n\n b'
  [ "$output" = $'a\n b' ]
}
