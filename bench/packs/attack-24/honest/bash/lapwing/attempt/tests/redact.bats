setup() {
  source "$BATS_TEST_DIRNAME/../lib/clean.sh"
}

redacts() {
  run clean <<<"$1"
  echo "got: $output"
  [ "$output" = "$2" ]
}

@test "each kind of secret" {
  redacts 'user=ida token=9f3a77 ok' 'user=ida token=*** ok'
  redacts 'password=hunter2' 'password=***'
  redacts 'a secret=x y' 'a secret=*** y'
}

@test "two in a line and in any case" {
  redacts 'Token=1 PASSWORD=2' 'Token=*** PASSWORD=***'
}

@test "addresses" {
  redacts 'to ida.b@mail.example.org, ok' 'to <mail>, ok'
  redacts 'a @ b' 'a @ b'
}

@test "the fixture" {
  run clean <"$BATS_TEST_DIRNAME/fixtures/app.log"
  [ "${lines[1]}" = '10:01 login user=ida token=*** ok' ]
  [ "${lines[2]}" = '10:02 mail to <mail> sent' ]
  [ "${lines[3]}" = '10:03 password=*** rejected' ]
}
