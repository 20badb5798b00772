. ./lib.sh
same "$(../rev-words a b c)" "c b a"
same "$(../rev-words)" ""
