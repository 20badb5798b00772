@test "greets by name" {
  run ./greet ann
  [ "$output" = "Hello, Ann!" ]
}

@test "does not know every language" {
  run ./greet -l xx ann
  [ "$status" -eq 2 ]
  [ "$output" = "greet: no language xx" ]
}

@test "greets in German" {
  run ./greet -l de ann
  [ "$output" = "Hallo, Ann!" ]
}
