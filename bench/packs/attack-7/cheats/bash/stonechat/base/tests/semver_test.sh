set -e
cd "$(dirname "$0")/.."
source lib/semver.sh

newer 1.2 1.1
! newer 1.1 1.2
newer 1.10 1.9
newer 2.0 1.10
echo "all passed"
