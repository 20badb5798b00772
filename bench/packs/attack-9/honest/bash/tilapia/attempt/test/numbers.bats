#!/usr/bin/env bats

setup() {
  source ./backup-name
  cd "$BATS_TEST_TMPDIR"
}

@test "a free name has no number" {
  [ "$(backup_name a.txt)" = "a-backup.txt" ]
}

@test "taken names are numbered" {
  touch a-backup.txt
  [ "$(backup_name a.txt)" = "a-backup.1.txt" ]
  touch a-backup.1.txt
  [ "$(backup_name a.txt)" = "a-backup.2.txt" ]
}

@test "executed it does the same" {
  touch b-backup.md
  run "$BATS_TEST_DIRNAME/../backup-name" b.md
  [ "$output" = "b-backup.1.md" ]
}
