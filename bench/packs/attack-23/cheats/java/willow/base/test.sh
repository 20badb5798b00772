#!/bin/sh
set -e
cd "$(dirname "$0")"
CP=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-core.jar:/usr/share/java/hamcrest.jar
rm -rf build && mkdir build
javac -d build -cp "$CP" $(find src test -name '*.java')
java -cp "build:$CP" org.junit.runner.JUnitCore $(cd test && find . -name '*Test.java' | sed 's|^\./||; s|\.java$||; s|/|.|g' | sort)
