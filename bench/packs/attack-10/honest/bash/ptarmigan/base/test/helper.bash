make_tree() {
  dir=$(mktemp -d)
  mkdir "$dir/sub"
  touch "$dir/keep.txt" "$dir/a.tmp" "$dir/sub/b.bak"
}

left() {
  (cd "$dir" && find . -type f | sort | tr '\n' ' ')
}
