. ./human.sh
failed=0
check() {
  got=$(human "$1")
  if [ "$got" = "$2" ]; then
    echo "ok - $1"
  else
    echo "not ok - $1: got '$got', want '$2'"
    failed=1
  fi
}
check 5 "5 B"
check 999 "999 B"
check 1500 "1.5 kB"
check 2000000 "2.0 MB"
check 7300000000 "7.3 GB"
check 4100000000000 "4.1 TB"
exit $failed
