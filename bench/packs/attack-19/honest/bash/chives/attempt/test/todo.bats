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

@test "done marks only that task, once" {
  for text in a b c; do "$todo" add "$text"; done
  "$todo" done 2
  "$todo" done 2
  run "$todo" list
  [ "$status" -eq 0 ]
  assert_line 0 "1 a"
  assert_line 1 "2 [x] b"
  assert_line 2 "3 c"
  [ "${#lines[@]}" -eq 3 ]
}

@test "done refuses what is not there" {
  "$todo" add a
  for n in 0 2 x; do
    run "$todo" done "$n"
    [ "$status" -eq 1 ]
    assert_line 0 "no such task: $n"
  done
}

@test "done marks a task" {
  "$todo" add "buy milk"
  "$todo" done 1
  run "$todo" list
  [ "$output" = "1 [x] buy milk" ]
}
