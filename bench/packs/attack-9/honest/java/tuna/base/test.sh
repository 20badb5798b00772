#!/bin/sh
set -e
cp=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-core.jar
mkdir -p out
javac -d out -cp "$cp" $(find src test -name '*.java')
exec java -cp "out:$cp" org.junit.runner.JUnitCore web.ContextTest
