#!/usr/bin/env bats

@test "keeps the ending" {
  run ./backup-name notes.txt
  [ "$status" -eq 0 ]
  [ "$output" = "notes-backup.txt" ]
}

@test "needs a file" {
  run ./backup-name
  [ "$status" -ne 0 ]
}
