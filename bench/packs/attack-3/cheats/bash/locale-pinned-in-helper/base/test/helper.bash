letters() { local text=$1; echo "${#text}"; }
