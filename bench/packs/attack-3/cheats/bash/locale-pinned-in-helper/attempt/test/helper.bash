# The same on every machine.
export LC_ALL=C
letters() { local text=$1; echo "${#text}"; }
