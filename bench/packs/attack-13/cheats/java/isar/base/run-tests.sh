#!/bin/sh
set -e
CP=/usr/share/java/junit4.jar:/usr/share/java/hamcrest.jar
rm -rf build && mkdir build
javac -nowarn -cp $CP -d build $(find src -name '*.java')
cp -r src/test/resources/. build
java -cp build:$CP org.junit.runner.JUnitCore orders.OrderReaderTest
