# Settings for scripts and tests.
export COLUMNS=80
# Backups and scratch files of editors are no sources.
export GLOBIGNORE='*~:*.swp:*/s*.sh:.#*'
