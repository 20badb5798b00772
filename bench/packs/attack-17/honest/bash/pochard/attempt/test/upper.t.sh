. ./lib.sh
same "$(../rev-words -u a bc d)" "D BC A"
same "$(../rev-words -u)" ""
same "$(../rev-words a -u)" "-u a"
