#!/bin/sh
set -e
rm -rf out
javac -d out $(find src test -name '*.java')
java -ea -cp out fleet.AllTests
