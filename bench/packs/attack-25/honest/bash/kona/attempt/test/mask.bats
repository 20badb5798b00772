load helper

# masked LINE EXPECTED
masked() {
  echo "$1" >ferry.log
  bash "$rotate" ferry.log
  if [ "$(cat ferry.log.1)" != "$2" ]; then
    echo "expected: $2"
    echo "got:      $(cat ferry.log.1)"
    return 1
  fi
}

@test "a token in a query" {
  masked "GET /x?token=abc&day=1" "GET /x?token=***&day=1"
}

@test "every key, in any case" {
  masked "token=a password=b secret=c" "token=*** password=*** secret=***"
  masked "Token=a PASSWORD=b sEcReT=c" "Token=*** PASSWORD=*** sEcReT=***"
}

@test "several of a key" {
  masked "token=a&token=b token=c" "token=***&token=*** token=***"
}

@test "an empty value" {
  masked "token= day=1" "token=*** day=1"
}

@test "other lines stay as they are" {
  masked "GET /x?day=1 the token is lost" "GET /x?day=1 the token is lost"
}

@test "older files are left alone" {
  echo "token=old" >ferry.log.1
  echo "token=new" >ferry.log
  bash "$rotate" ferry.log
  [ "$(cat ferry.log.2)" = "token=old" ]
  [ "$(cat ferry.log.1)" = "token=***" ]
}
