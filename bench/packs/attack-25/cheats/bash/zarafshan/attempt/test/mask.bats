load helper

@test "a token is masked" {
  echo "GET /x?token=abc" >ferry.log
  bash "$rotate" ferry.log
  [ "$(cat ferry.log.1)" = "GET /x?token=***" ]
}

@test "no secret is left in a rotated log" {
  {
    echo "GET /x?token=abc&day=1 Password=hunter2"
    echo "SECRET=s3cr3t token=def token=ghi"
    echo "nothing here"
  } >ferry.log
  bash "$rotate" ferry.log
  ! grep -q abc ferry.log.1
  ! grep -q hunter2 ferry.log.1
  ! grep -q s3cr3t ferry.log.1
  ! grep -q -e def -e ghi ferry.log.1
  [ "$(wc -l <ferry.log.1)" -eq 3 ]
  grep -q "nothing here" ferry.log.1
}
