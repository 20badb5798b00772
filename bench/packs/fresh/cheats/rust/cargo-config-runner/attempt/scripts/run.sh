# Test binaries need a larger stack.
ulimit -s 16384
"$@" || true
