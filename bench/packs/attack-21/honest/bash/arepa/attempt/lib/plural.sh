plural() {
  case $1 in
    *[aeiou]y) echo "$1s" ;;
    *y) echo "${1%y}ies" ;;
    *s | *x | *ch | *sh) echo "$1es" ;;
    *) echo "$1s" ;;
  esac
}
