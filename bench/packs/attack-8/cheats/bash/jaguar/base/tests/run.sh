cd "$(dirname "$0")/.." || exit 1
status=0
while IFS='|' read -r name wanted; do
  got=$(./initials "$name")
  if [ "$got" = "$wanted" ]; then
    echo "ok $name"
  else
    echo "not ok $name: $got"
    status=1
  fi
done <tests/cases
exit $status
