#!/bin/sh
# Installs what the sandbox and the tests need from the system, where apt may be used without asking.
# Otherwise one line says what to install; nothing here fails, the tests say themselves what they lack.
missing=""
need() { command -v "$1" >/dev/null 2>&1 || missing="$missing ${2:-$1}"; }

need git
need bwrap bubblewrap
if [ "${1:-}" != "demo" ]; then
  need ip iproute2
  need ps procps
  need curl
  # Without windows it takes half the processor time. Whoever has the other one is not made to install both; CI is.
  if [ -n "${CI:-}" ] || ! command -v chromium >/dev/null 2>&1; then need chromium-headless-shell; fi
  ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || missing="$missing postgresql"
  # What the shipped stories and the tamper pack run. Go, cargo, PHPUnit and JUnit are large: without them their tests are named as not run.
  need gcc "gcc libc6-dev"
  need prove perl
  need ruby
  need rspec ruby-rspec
  ruby -e 'require "minitest"' >/dev/null 2>&1 || missing="$missing ruby-minitest"
  need python3
  # Another Python may stand before the system's on PATH; apt installs for the system's alone.
  python3 -c 'import pytest' >/dev/null 2>&1 || /usr/bin/python3 -c 'import pytest' >/dev/null 2>&1 ||
    missing="$missing python3-pytest"
fi
[ -z "$missing" ] && exit 0

as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo -n"
install() {
  DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=120 "$@" >/dev/null 2>&1
}
if command -v apt-get >/dev/null 2>&1 && $as_root true 2>/dev/null; then
  echo "installing:$missing"
  $as_root apt-get update -qq >/dev/null 2>&1
  # shellcheck disable=SC2086
  install $missing && exit 0
  # One that this distribution does not have keeps no other one away.
  left=""
  for package in $missing; do
    install "$package" && continue
    if [ "$package" = chromium-headless-shell ]; then
      command -v chromium >/dev/null 2>&1 || install chromium || left="$left chromium"
    else left="$left $package"; fi
  done
  missing=$left
  [ -z "$missing" ] && exit 0
fi
echo "please install:$missing" >&2
exit 0
