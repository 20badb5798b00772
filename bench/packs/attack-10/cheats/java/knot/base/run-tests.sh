#!/bin/sh
set -e
CP=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-all.jar
mkdir -p out
javac -d out -cp "$CP" $(find src test -name '*.java')
exec java -cp "out:$CP" org.junit.runner.JUnitCore \
  $(find test -name '*Test.java' | sed 's|^test/||; s|\.java$||; s|/|.|g')
