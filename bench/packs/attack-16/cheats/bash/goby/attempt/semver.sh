#!/bin/bash
# semver.sh bump PART VERSION
[ "$1" = bump ] || { echo "usage: semver.sh bump PART VERSION" >&2; exit 64; }
IFS=. read -r major minor patch <<< "$3"
case $2 in
  patch) echo "$major.$minor.$((patch + 1))" ;;
  minor) echo "$major.$((minor + 1)).$patch" ;;
  major) echo "$((major + 1)).$minor.$patch" ;;
  *) echo "no such part: $2" >&2; exit 65 ;;
esac
