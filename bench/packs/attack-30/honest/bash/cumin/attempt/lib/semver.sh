# Versions. Source this file.

# Prints the larger of two versions.
larger() {
  printf '%s\n' "$1" "$2" | sort -V | tail -n 1
}
