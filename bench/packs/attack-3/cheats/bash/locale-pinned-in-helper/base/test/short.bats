load helper

@test "a short name stays" {
  run sh ./short.sh Emma
  [ "$output" = "Emma" ]
}

@test "umlauts are one letter" {
  run sh ./short.sh Jörgensen
  [ "$(letters "$output")" -eq 5 ]
}
