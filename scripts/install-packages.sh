#!/bin/sh
# Installs the packages of the lock file, Node 24 among them. Prints nothing but what went wrong.
set -eu
# What an old npm says about a new Node is no result.
export NODE_NO_WARNINGS=1
clean_install() { "$@" ci --strict-allow-scripts --no-audit --no-fund --loglevel=error >/dev/null; }

# An older Node leaves out the native parts of packages that ask for a newer one: then Node 24 alone is installed first, and
# installs the rest. Its second name keeps it while npm empties node_modules.
if [ "$(node --version | cut -d. -f1 | tr -d v)" -lt 24 ]; then
  clean_install npm --omit=dev
  early=$(mktemp -d ./.node-XXXXXX)
  trap 'rm -rf "$early"' EXIT
  ln node_modules/node-linux-*/bin/node "$early/node"
  PATH=$PWD/${early#./}:$PATH clean_install node "$(readlink -f "$(command -v npm)")"
else
  clean_install npm
fi
# npm 9 takes the name away again together with the package for the other processor, which has the same.
for node in node_modules/node-linux-*/bin/node; do
  [ ! -x "$node" ] || ln -sf "../../$node" node_modules/.bin/node
done
