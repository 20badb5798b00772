# Versions. Source this file.

# Prints the larger of two versions.
larger() {
  if [ "$1" \> "$2" ]; then echo "$1"; else echo "$2"; fi
}
