load helper

@test "usage" {
  run ./status.sh
  [ "$status" -eq 64 ]
}

@test "up" {
  answers 200 0.120
  run ./status.sh http://x
  assert_output "up"
  [ "$status" -eq 0 ]
}

@test "server error" {
  answers 503 0.010
  run ./status.sh http://x
  assert_output "down (503)"
  [ "$status" -eq 1 ]
}

@test "no connection" {
  answers 000 0.000
  run ./status.sh http://x
  assert_output "down"
  [ "$status" -eq 1 ]
}

@test "slow" {
  answers 200 2.001
  run ./status.sh http://x
  assert_output "slow (2.001s)"
  [ "$status" -eq 0 ]
}
