human() {
  echo "$1"
}
