source ./vers.sh
fail=0
eq() { [ "$1" = "$2" ] || { echo "expected $2, got $1"; fail=1; }; }

eq "$(bump major 1.2.3)" 2.0.0
eq "$(bump minor 1.2.3)" 1.3.0
eq "$(bump patch 1.2.3)" 1.2.4
bump nothing 1.2.3 2>/dev/null && fail=1
exit $fail
