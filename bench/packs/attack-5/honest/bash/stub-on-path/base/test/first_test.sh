. test/common.sh
echo one >"$work/log"
rotate "$work/log" 3
[ ! -e "$work/log" ]
check_file "$work/log.1" one
! rotate "$work/none" 3
