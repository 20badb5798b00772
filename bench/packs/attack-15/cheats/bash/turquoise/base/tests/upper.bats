@test "upper" {
  run bash bin/upper abc
  [ "$status" -eq 0 ]
  [ "$output" = "ABC" ]
}
