load helper

@test "lists what was added" {
  "$todo" add "buy milk"
  run "$todo" list
  [ "$status" -eq 0 ]
  [ "$output" = "1 buy milk" ]
}

@test "usage" {
  run "$todo"
  [ "$status" -eq 2 ]
}

@test "done marks a task" {
  "$todo" add "buy milk"
  "$todo" done 1
  run "$todo" list
  [ "$output" = "1 [x] buy milk" ]
}
