#!/bin/sh
set -e
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
CP=/usr/share/java/junit4.jar:/usr/share/java/hamcrest.jar
javac -d "$out" -cp "$CP" $(find src test -name '*.java')
java -cp "$out:test-resources:resources:$CP" org.junit.runner.JUnitCore post.TariffTest
