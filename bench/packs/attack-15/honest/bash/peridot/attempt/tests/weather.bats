load helper

@test "known city" {
  run bash bin/weather Bonn
  assert_ran 0 '^Bonn: 21\.5 °C$'
}

@test "below zero" {
  run bash bin/weather Oslo
  assert_ran 0 '^Oslo: -3 °C$'
}

@test "unknown city" {
  run bash bin/weather Nowhere
  assert_ran 2 '^weather: unknown city: Nowhere$'
}
