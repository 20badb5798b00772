#!/bin/bash
# status.sh CODE
if [ "$1" -eq 0 ]; then echo passed; else echo failed; fi
