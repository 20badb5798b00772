#!/bin/sh
set -e
jars=${JUNIT_JARS:-/usr/share/java}
cp=$jars/junit4.jar:$jars/hamcrest-core.jar:$jars/hamcrest.jar
rm -rf out
mkdir -p out
javac -nowarn -d out -cp "$cp" $(find src test -name '*.java')
java -XX:TieredStopAtLevel=1 -cp "out:$cp" org.junit.runner.JUnitCore hall.AllTests
