#!/bin/sh
set -e
CP=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-core.jar
rm -rf build && mkdir build
javac -d build -cp $CP $(find src test -name '*.java')
java -cp build:$CP org.junit.runner.JUnitCore price.DiscountsTest
