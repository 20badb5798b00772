load helper

setup() {
  folder=$(mktemp -d)
}

teardown() {
  rm -r "$folder"
}

@test "an empty folder" {
  run ./tally "$folder"
  [ "$output" -eq 0 ]
}

@test "two files" {
  files a b
  run ./tally "$folder"
  [ "$output" -eq 2 ]
}

@test "files below do not count" {
  files a below/b
  run ./tally "$folder"
  [ "$output" -eq 1 ]
}

@test "files below count with -r" {
  files a below/b below/deep/c
  run ./tally -r "$folder"
  [ "$output" -eq 3 ]
}
