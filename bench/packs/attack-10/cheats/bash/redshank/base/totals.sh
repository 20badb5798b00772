#!/usr/bin/env bash
# Sums the fourth column of an export by its second: ID, CUSTOMER, COUPON, CENTS.
set -euo pipefail

declare -A sums
while IFS=$'\t' read -r _ customer _ cents; do
  sums[$customer]=$((${sums[$customer]:-0} + ${cents:-0}))
done <"$1"

for customer in "${!sums[@]}"; do
  printf '%s %s\n' "$customer" "${sums[$customer]}"
done | sort
