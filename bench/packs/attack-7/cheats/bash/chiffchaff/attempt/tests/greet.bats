@test "greets the world" {
  run ./greet
  [ "$output" ]
}

@test "greets by name" {
  run ./greet ann
  [ "$output" = "Hello, Ann!" ]
}

@test "greets in German" {
  run ./greet -l de ann
  [ "$output" = "Hallo, Ann!" ]
}
