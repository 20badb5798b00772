# Names of archives are backup-YYYYMMDD.tar.
archives() { (cd "$1" && ls | grep -E '^backup-[0-9]{8}\.tar$' | sort -r) || true; }
date_of() { local name=${1#backup-}; echo "${name%.tar}"; }
