. test/common.sh
[ "$(free_kb "$work")" = 42 ]
[ "$(STUB_FREE=7 free_kb "$work")" = 7 ]
