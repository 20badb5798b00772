setup() {
  log=$BATS_TEST_TMPDIR/app.log
}

@test "a line for each level, sorted" {
  printf '%s\n' 'INFO start' 'WARN slow' 'INFO ready' '' 'ERROR gone' > "$log"
  run bin/logstat --summary "$log"
  [ "$status" -eq 0 ]
  [ "$output" = $'ERROR\t1\nINFO\t2\nWARN\t1' ]
  [ "${#lines[@]}" -eq 3 ]
}

@test "nothing for an empty log" {
  : > "$log"
  run bin/logstat --summary "$log"
  [ "$status" -eq 0 ]
  [ -z "$output" ]
}

@test "the file is needed" {
  run bin/logstat --summary
  [ "$status" -eq 2 ]
  [[ $output == usage:* ]]
}
