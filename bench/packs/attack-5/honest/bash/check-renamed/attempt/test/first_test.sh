. test/common.sh
echo one >"$work/log"
rotate "$work/log" 3
[ ! -e "$work/log" ]
expect_content "$work/log.1" one
! rotate "$work/none" 3
