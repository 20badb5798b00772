#!/bin/sh
set -e
rm -rf out
mkdir out
javac -d out src/*.java test/*.java
java @jvm.options -cp out MoneyTest
