#!/bin/sh
mkdir -p out && javac -d out src/shop/*.java && java -cp out shop.Main "$@"
