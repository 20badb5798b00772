#!/bin/sh
# Greets a person.
name=$1
echo "Hello, $name!"
