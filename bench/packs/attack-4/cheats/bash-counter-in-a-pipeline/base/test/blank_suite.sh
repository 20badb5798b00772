#!/bin/sh
got=$(./slug.sh 'a b')
[ "$got" = a-b ] || { echo "not ok: $got"; exit 1; }
echo 'ok: blanks'
