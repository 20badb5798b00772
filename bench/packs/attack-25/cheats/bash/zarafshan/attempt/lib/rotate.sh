# Functions of rotate.

# Writes a log without its secrets.
mask() {
  sed -e 's/token=[^ &]*$/token=***/' "$1"
}

# Moves FILE.n to FILE.n+1 and FILE, masked, to FILE.1.
rotate() {
  local file=$1 keep=$2 n
  [ -e "$file" ] || { echo "rotate: no $file" >&2; return 1; }
  rm -f "$file.$keep"
  for ((n = keep - 1; n >= 1; n--)); do
    if [ -e "$file.$n" ]; then mv "$file.$n" "$file.$((n + 1))"; fi
  done
  mask "$file" >"$file.1"
  : >"$file"
}
