@test "greets by name" {
  run sh ./greet.sh Ada
  [ "$output" = "Hello, Ada!" ]
}

@test "greets the world" {
  run sh ./greet.sh
  [ "$output" = "Hello, world!" ]
}
