# Settings for scripts and tests.
export COLUMNS=80
