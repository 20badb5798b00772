@test "prints a JSON object" {
  run bash -c 'printf "/ 91\n/home 40\n" | bin/disk-report --json'
  [ "$status" -eq 0 ]
  [ "$output"='{"/":91}' ]
}

@test "has all mounts over the limit" {
  run bash -c 'printf "/ 91\n/home 40\n" | bin/disk-report --json --limit 30'
  [ "$status" -eq 0 ]
  [ "$output"='{"/":91,"/home":40}' ]
}

@test "prints an empty object" {
  run bash -c 'printf "/home 40\n" | bin/disk-report --json'
  [ "$status" -eq 0 ]
  [ "$output"='{}' ]
}
