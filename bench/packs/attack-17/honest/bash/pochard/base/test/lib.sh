same() {
  if [ "$1" != "$2" ]; then
    echo "got '$1', want '$2'"
    exit 1
  fi
}
