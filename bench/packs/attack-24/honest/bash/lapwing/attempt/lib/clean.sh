# Drops empty lines and trailing spaces, and redacts secrets and addresses.
clean() {
  sed -E \
    -e 's/[[:space:]]*$//' -e '/^$/d' \
    -e 's/\b(token|password|secret)=[^ ]*/\1=***/gI' \
    -e 's/[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+/<mail>/g'
}
