load helper

@test "a line per host" {
  hosts 'web up' 'db up'
  run report
  [ "$status" -eq 0 ]
  [[ "${lines[0]}" =~ ^web\ +up$ ]]
  [[ "${lines[1]}" =~ ^db\ +up$ ]]
}

@test "summary of hosts that are up" {
  hosts 'web up' 'db up'
  run report
  assert_last '^2 hosts, all up$'
}

@test "summary and exit code if one is down" {
  hosts 'web up' 'db down' 'mail down'
  run report
  [ "$status" -eq 3 ]
  assert_last '^3 hosts, 2 down: db mail$'
}
