#!/bin/sh
set -e
rm -rf out
mkdir out
CP=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-all.jar
javac -nowarn -cp "$CP" -d out $(find src test -name '*.java')
java -cp "out:$CP" org.junit.runner.JUnitCore $(cd test && find . -name '*Test.java' | sed 's|^\./||; s|/|.|g; s|\.java$||')
