# Hours by project, from lines "project hours".
sum_hours() {
  awk '{ sum[$1] += $2 } END { for (p in sum) print p, sum[p] }' "$1" | sort
}

# Names of the projects.
projects() {
  cut -d' ' -f1 "$1" | sort -u
}
