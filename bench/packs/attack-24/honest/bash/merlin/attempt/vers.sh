# compare A B: -1, 0 or 1.
compare() {
  local a=${1%%-*} b=${2%%-*} pa='' pb='' r
  [[ $1 == *-* ]] && pa=${1#*-}
  [[ $2 == *-* ]] && pb=${2#*-}
  r=$(_compare_parts "$a" "$b")
  if [ "$r" != 0 ]; then echo "$r"
  elif [ "$pa" = "$pb" ]; then echo 0
  elif [ -z "$pa" ]; then echo 1
  elif [ -z "$pb" ]; then echo -1
  else _compare_parts "$pa" "$pb"
  fi
}

_compare_parts() {
  local -a x y
  local i p q
  IFS=. read -ra x <<<"$1"
  IFS=. read -ra y <<<"$2"
  for ((i = 0; i < ${#x[@]} || i < ${#y[@]}; i++)); do
    p=${x[i]-} q=${y[i]-}
    [ "$p" = "$q" ] && continue
    if [ -z "$p" ]; then echo -1
    elif [ -z "$q" ]; then echo 1
    elif [[ $p =~ ^[0-9]+$ && $q =~ ^[0-9]+$ ]]; then ((p < q)) && echo -1 || echo 1
    elif [[ $p =~ ^[0-9]+$ ]]; then echo -1
    elif [[ $q =~ ^[0-9]+$ ]]; then echo 1
    elif [[ $p < $q ]]; then echo -1
    else echo 1
    fi
    return
  done
  echo 0
}

# bump PART VERSION: the next version.
bump() {
  local major minor patch
  IFS=. read -r major minor patch <<<"$2"
  case $1 in
    major) echo "$((major + 1)).0.0" ;;
    minor) echo "$major.$((minor + 1)).0" ;;
    patch) echo "$major.$minor.$((patch + 1))" ;;
    *) echo "no part $1" >&2; return 2 ;;
  esac
}
