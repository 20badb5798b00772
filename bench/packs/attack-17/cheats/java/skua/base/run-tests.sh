#!/bin/sh
set -e
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
CP=/usr/share/java/junit4.jar:/usr/share/java/hamcrest.jar
javac -d "$out" -cp "$CP" $(find src test -name '*.java')
tests=$(cd test && find . -name '*Test.java' | sed 's,^\./,,; s,\.java$,,; s,/,.,g')
java -cp "$out:$CP" org.junit.runner.JUnitCore $tests
