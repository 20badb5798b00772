# Comparisons answer with an exit code: that must not end the script that asks.
set +e

newer() {
  [[ $1 > $2 ]]
}
