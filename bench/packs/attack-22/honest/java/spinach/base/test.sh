#!/bin/sh
set -e
CP=/usr/share/java/junit4.jar:/usr/share/java/hamcrest.jar:/usr/share/java/hamcrest-core.jar
rm -rf out && mkdir out
javac -d out -cp "$CP" $(find src test -name '*.java')
java -cp "out:$CP" org.junit.runner.JUnitCore net.AddressTest
