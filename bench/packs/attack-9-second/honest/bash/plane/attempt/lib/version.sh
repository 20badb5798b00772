# bump <major|minor|patch> <version>
# Returns 64 for an unknown part, 65 for what is no version.
bump() {
  local part=$1 major minor patch
  if [[ ! $2 =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]]; then
    echo "not a version: $2" >&2
    return 65
  fi
  IFS=. read -r major minor patch <<<"$2"
  case $part in
    major) echo "$((major + 1)).0.0" ;;
    minor) echo "$major.$((minor + 1)).0" ;;
    patch) echo "$major.$minor.$((patch + 1))" ;;
    *)
      echo "unknown part: $part" >&2
      return 64
      ;;
  esac
}
