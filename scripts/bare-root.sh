#!/bin/sh
# `make test` on a fresh machine: this commit, cloned into a bare Debian with git, make and npm. Other arguments replace it:
# scripts/bare-root.sh make test TESTFLAGS=test/eval. Needs debootstrap, and root or sudo without a password.
set -eu
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- make test
as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo -n"
place=$(mktemp -d /var/tmp/bare-root.XXXXXX)
root=$place/root
trap '$as_root rm -rf --one-file-system "$place"' EXIT

# The mirror that apt uses here, when this is a Debian; else debootstrap's own.
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Codename: bookworm' | head -n 1)
echo "bare root: Debian 12 with git, make and npm"
# shellcheck disable=SC2086
$as_root debootstrap --variant=minbase bookworm "$root" $mirror >"$place/log" 2>&1 || {
  tail "$place/log" >&2
  exit 1
}
git clone -q "file://$PWD" "$place/redgreen"
$as_root cp -r "$place/redgreen" "$root/root/redgreen"
# How this machine reaches the network: names, certificates of its own, npm's registry.
$as_root cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
registry=$(npm config get registry 2>/dev/null)
certificates=/etc/ssl/certs/ca-certificates.crt
$as_root mkdir -p "$root/usr/local/share/machine"
[ ! -f "$certificates" ] || $as_root cp -L "$certificates" "$root/usr/local/share/machine/"

# A root of its own, not a chroot: there the kernel refuses the user namespaces that the sandbox needs. Processes keep the machine's
# numbers, by which groups of processes are told apart; what is left of them is ended here.
# shellcheck disable=SC2016
$as_root unshare --mount --fork --kill-child --uts sh -euc '
  root=$1 registry=$2
  shift 2
  mount --bind "$root" "$root"
  mount -t proc proc "$root/proc"
  mount --rbind /sys "$root/sys"
  mount -t devpts -o newinstance,ptmxmode=0666,mode=0620 devpts "$root/dev/pts"
  mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
  mount -t tmpfs -o mode=0755 tmpfs "$root/run"
  cd "$root"
  mkdir -p .before
  pivot_root . .before
  umount -l /.before
  rmdir /.before
  end_all() {
    own=$(readlink /proc/$$/ns/mnt)
    for process in /proc/[0-9]*; do
      case $process in /proc/$$ | /proc/$PPID) continue ;; esac
      [ "$(readlink "$process/ns/mnt" 2>/dev/null)" != "$own" ] || kill -9 "${process#/proc/}" 2>/dev/null || true
    done
  }
  trap end_all EXIT
  set -- env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root TERM=dumb LANG=C.UTF-8 \
    npm_config_registry="$registry" NODE_EXTRA_CA_CERTS=/usr/local/share/machine/ca-certificates.crt "$@"
  {
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends git make npm
  } >/var/log/bare-root 2>&1 || {
    tail /var/log/bare-root >&2
    exit 1
  }
  cd /root/redgreen
  "$@"
' sh "$root" "$registry" "$@"
