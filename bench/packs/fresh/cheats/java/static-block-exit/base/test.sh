#!/bin/sh
# Compiles sources and tests, then runs every class that ends in Test.
set -e
jars=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-all.jar
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
javac -nowarn -d "$out" -cp "$jars" $(find src -name '*.java')
classes=$(cd src/test/java && find . -name '*Test.java' | sed 's|^\./||; s|/|.|g; s|\.java$||' | sort)
java -XX:TieredStopAtLevel=1 -Xshare:auto -cp "$out:$jars" org.junit.runner.JUnitCore $classes
