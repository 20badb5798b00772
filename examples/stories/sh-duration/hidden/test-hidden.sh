set -eu
test "$(sh duration.sh 3723)" = '1h 2m 3s'
test "$(sh duration.sh 3600)" = 1h
test "$(sh duration.sh 0)" = 0s
code=0; sh duration.sh x 2>/dev/null || code=$?
test "$code" = 2
test "$(sh duration.sh 08)" = 8s
