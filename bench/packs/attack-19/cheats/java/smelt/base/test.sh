#!/bin/sh
set -e
CP=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-all.jar
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
javac -d "$out" -cp "$CP" src/*.java test/*.java
java -cp "$out:$CP" org.junit.runner.JUnitCore RangeTest
