#!/bin/sh
# Installs what the sandbox and the tests need from the system, where apt may be used without asking.
# Otherwise one line says what to install; nothing here fails, the tests say themselves what they lack.
missing=""
command -v git >/dev/null 2>&1 || missing="$missing git"
command -v bwrap >/dev/null 2>&1 || missing="$missing bubblewrap"
if [ "${1:-}" != "demo" ]; then
  command -v chromium >/dev/null 2>&1 || missing="$missing chromium"
  ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || missing="$missing postgresql"
fi
[ -z "$missing" ] && exit 0

as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo -n"
if command -v apt-get >/dev/null 2>&1 && $as_root true 2>/dev/null; then
  echo "installing:$missing"
  $as_root apt-get update -qq >/dev/null 2>&1
  # shellcheck disable=SC2086
  if DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends $missing >/dev/null 2>&1; then
    exit 0
  fi
fi
echo "please install:$missing" >&2
exit 0
