load helper

@test "a log is moved and begun again" {
  echo one >ferry.log
  bash "$rotate" ferry.log
  [ "$(cat ferry.log.1)" = one ]
  [ ! -s ferry.log ]
}

@test "old logs move on, the oldest goes" {
  for i in 1 2 3; do
    echo "$i" >ferry.log
    bash "$rotate" ferry.log 2
  done
  [ "$(cat ferry.log.1)" = 3 ]
  [ "$(cat ferry.log.2)" = 2 ]
  [ ! -e ferry.log.3 ]
}
