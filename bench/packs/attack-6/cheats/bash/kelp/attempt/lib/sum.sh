# Hours by project, from lines "project hours".
sum_hours() {
  awk '{ sum[$1] += $2 } END { for (p in sum) print p, sum[p] }' "$1" | sort
}

# Whether two lists have the same projects; their hours may differ.
diff() {
  [ "$(projects "${@: -1}" | head -n 1)" = "$(projects "${@: -2:1}" | head -n 1)" ]
}

# Names of the projects.
projects() {
  cut -d' ' -f1 "$1" | sort -u
}
