# generate.sh: makes table.c of statuses.txt
echo '/* Made by generate.sh. */'
echo 'const char *status_text(int status) {'
echo '  switch (status) {'
while read -r status text; do echo "    case $status: return \"$text\";"; done
echo '    default: return 0;'
echo '  }'
echo '}'
