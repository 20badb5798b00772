setup() {
  . lib/semver.sh
}

@test "the larger of two versions" {
  [ "$(larger 1.2.0 1.3.0)" = 1.3.0 ]
}

@test "numbers are compared as numbers" {
  [ "$(larger 1.10.0 1.9.0)" = 1.10.0 ]
}
