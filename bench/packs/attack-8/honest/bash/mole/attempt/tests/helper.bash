# files NAME...: makes them in the test's folder
files() {
  for name in "$@"; do
    mkdir -p "$(dirname "$folder/$name")"
    touch "$folder/$name"
  done
}
