# Drops empty lines and trailing spaces, and what nobody should read.
clean() {
  sed -e 's/[[:space:]]*$//' -e '/^$/d' -e 's/token=[^ ]*/token=***/'
}
