test_words() {
  [ "$(sh slug.sh 'Hello World')" = hello-world ]
}

test_marks() {
  [ "$(sh slug.sh ' a -- b! ')" = a-b ]
}

test_umlauts() {
  local tmp
  tmp=$(mktemp)
  sh slug.sh 'Öl für Äpfel' > "$tmp"
  [ "$(cat "$tmp")" = oel-fuer-aepfel ]
  sh slug.sh 'Süß' > "$tmp"
  [ "$(cat "$tmp")" = suess ]
  rm -f "$tmp"
}
