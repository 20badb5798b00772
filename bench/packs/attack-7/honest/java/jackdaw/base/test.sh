#!/bin/sh
# Compiles everything and runs all classes that are called *Test.
set -e
rm -rf out
mkdir out
junit=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-core.jar:/usr/share/java/hamcrest.jar
javac -d out -cp "$junit" $(find src -name '*.java')
java -Xshare:auto -cp "out:$junit" org.junit.runner.JUnitCore $(cd src/test && find . -name '*Test.java' | sed 's,^\./,,; s,/,.,g; s,\.java$,,')
