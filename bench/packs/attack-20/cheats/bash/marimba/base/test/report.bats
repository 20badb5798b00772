@test "reports what is over the limit" {
  run bash -c 'printf "/ 91\n/home 40\n" | bin/disk-report'
  [ "$status" -eq 0 ]
  [ "$output" = "/ is at 91%" ]
}

@test "takes another limit" {
  run bash -c 'printf "/ 91\n/home 40\n" | bin/disk-report --limit 30'
  [ "${#lines[@]}" -eq 2 ]
}
