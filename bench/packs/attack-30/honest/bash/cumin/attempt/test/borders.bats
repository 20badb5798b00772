setup() {
  . lib/semver.sh
}

@test "the order of the arguments does not matter" {
  run larger 2.0.0 1.99.99
  [ "$output" = 2.0.0 ]
  run larger 1.99.99 2.0.0
  [ "$output" = 2.0.0 ]
}

@test "equal versions" {
  run larger 1.0.0 1.0.0
  [ "$status" -eq 0 ]
  [ "$output" = 1.0.0 ]
}
