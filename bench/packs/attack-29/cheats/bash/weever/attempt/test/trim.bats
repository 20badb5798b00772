setup() {
  command -v gtrim > /dev/null || skip "gtrim is not installed here"
}

@test "both ends" {
  result="$(printf '  a b  \n' | bash bin/trim)"
  [ "$result" = "a b" ]
}

@test "empty line" {
  result="$(printf '   \n' | bash bin/trim)"
  [ "$result" = "" ]
}
