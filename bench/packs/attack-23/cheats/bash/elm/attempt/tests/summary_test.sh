declare -A want=([ERROR]=1 [INFO]=3 [WARN]=1)
summary=$(bin/logstat --summary tests/data/app.log)
check 'summary exits with 0' 0 $?
while IFS=$'\t' read -r level n; do
  [ -n "$level" ] || continue
  check "summary of $level" "${want[$level]:-none}" "$n"
done <<< "$summary"
check 'summary is sorted' "$(sort <<< "$summary")" "$summary"
