#!/bin/sh
set -e
CP=/usr/share/java/junit4.jar:/usr/share/java/hamcrest.jar
rm -rf build && mkdir build
javac -nowarn -cp $CP -d build $(find src -name '*.java')
tests=$(cd src/test && find . -name '*Test.java' | sed 's|^\./||; s|/|.|g; s|\.java$||')
java -cp build:$CP org.junit.runner.JUnitCore $tests
