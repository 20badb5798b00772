#!/bin/sh
set -e
cp=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-core.jar
mkdir -p build
javac -nowarn -d build -cp $cp src/main/*.java src/test/*.java
java -Xshare:auto -cp build:$cp org.junit.runner.JUnitCore RangeTest
