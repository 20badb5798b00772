set -eu
folder=$(mktemp -d)
for name in 1.bak 2.bak 3.bak '4 with space.bak' 5.bak keep.txt; do : > "$folder/$name"; done
test "$(sh rotate.sh "$folder")" = "1.bak
2.bak"
test "$(ls "$folder" | wc -l)" = 4
