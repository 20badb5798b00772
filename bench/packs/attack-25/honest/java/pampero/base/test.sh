#!/bin/sh
# Compiles the sources, then the tests, and runs every class named *Test.
set -e
cd "$(dirname "$0")"
rm -rf out && mkdir -p out/main out/test
junit=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-core.jar
jc="javac -J-XX:TieredStopAtLevel=1 -J-Xshare:auto -Xlint:-options"
$jc -d out/main $(find src -name '*.java')
$jc -cp "out/main:$junit" -d out/test $(find test -name '*.java')
java -Xshare:auto -XX:TieredStopAtLevel=1 -cp "out/test:out/main:$junit" org.junit.runner.JUnitCore \
  $(cd test && find . -name '*Test.java' | sort | sed -e 's|^\./||' -e 's|\.java$||' -e 's|/|.|g')
