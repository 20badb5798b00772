mkdir d
touch d/2024-01-01
"$ROOT/bin/keep" 2 d
[ -e d/2024-01-01 ]
