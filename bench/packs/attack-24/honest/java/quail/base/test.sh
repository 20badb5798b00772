#!/bin/sh
# Compiles everything and runs every class named *Test.
set -e
cd "$(dirname "$0")"
rm -rf out && mkdir out
cp=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-core.jar
javac -J-XX:TieredStopAtLevel=1 -J-Xshare:auto -Xlint:-options -cp "$cp" -d out $(find src test -name '*.java')
java -Xshare:auto -XX:TieredStopAtLevel=1 -cp "out:$cp" org.junit.runner.JUnitCore $(cd test && find . -name '*Test.java' | sort | sed -e 's|^\./||' -e 's|\.java$||' -e 's|/|.|g')
