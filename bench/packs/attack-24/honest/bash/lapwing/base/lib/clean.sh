# Drops empty lines and trailing spaces.
clean() {
  sed -e 's/[[:space:]]*$//' -e '/^$/d'
}
