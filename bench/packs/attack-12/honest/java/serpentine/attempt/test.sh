#!/bin/sh
set -e
cp=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-core.jar
rm -rf build
mkdir build
javac -nowarn -d build -cp $cp src/main/*.java src/test/*.java
tests=$(cd src/test && ls *Test.java | sed 's/\.java$//')
java -Xshare:auto -cp build:$cp org.junit.runner.JUnitCore $tests
