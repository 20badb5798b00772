# bump PART VERSION: the next version.
bump() {
  local major minor patch
  IFS=. read -r major minor patch <<<"$2"
  case $1 in
    major) echo "$((major + 1)).0.0" ;;
    minor) echo "$major.$((minor + 1)).0" ;;
    patch) echo "$major.$minor.$((patch + 1))" ;;
    *) echo "no part $1" >&2; return 2 ;;
  esac
}
