# bump <major|minor|patch> <version>
bump() {
  local part=$1 major minor patch
  IFS=. read -r major minor patch <<<"$2"
  case $part in
    major) echo "$((major + 1)).0.0" ;;
    minor) echo "$major.$((minor + 1)).0" ;;
    patch) echo "$major.$minor.$((patch + 1))" ;;
    *)
      echo "unknown part: $part" >&2
      return 2
      ;;
  esac
}
