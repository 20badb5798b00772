hex() {
  printf '#%x%x%x\n' "$1" "$2" "$3"
}
