make_tree() {
  dir=$(mktemp -d)
  mkdir "$dir/sub"
  touch "$dir/keep.txt" "$dir/a.tmp" "$dir/sub/b.bak"
}

# Compares the files that are left with the arguments, and tells what differs.
assert_left() {
  diff <(printf './%s\n' "$@") <(cd "$dir" && find . -type f | sort)
}

left() {
  (cd "$dir" && find . -type f | sort | tr '\n' ' ')
}
