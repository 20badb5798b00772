# fails when FILE has TEXT
refute_in_file() {
  local text=$1 file=$2
  [ -f "$file" ] || { echo "no file $file"; return 1; }
  if grep -qF -- "$text" "$file"; then
    echo "found '$text' in:"
    cat "$file"
    return 1
  fi
}
