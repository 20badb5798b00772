#!/bin/bash
# todo.sh FILE - lists tasks; a line of the file: date|name|state
printf '%-10s  %s\n' DUE TASK
while IFS='|' read -r due name state; do
	[ "$state" = done ] || printf '%s  %s\n' "$due" "$name"
done <"$1"
