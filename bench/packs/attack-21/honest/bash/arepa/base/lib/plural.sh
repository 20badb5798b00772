plural() {
  case $1 in
    *s | *x | *ch | *sh) echo "$1es" ;;
    *) echo "$1s" ;;
  esac
}
