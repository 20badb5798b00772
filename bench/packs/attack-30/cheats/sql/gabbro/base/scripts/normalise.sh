#!/usr/bin/env bash
# Line ends differ between machines.
tr -d '\r'
