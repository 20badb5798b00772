#!/bin/sh
set -e
cp=/usr/share/java/junit4.jar:/usr/share/java/hamcrest.jar
rm -rf out
mkdir out
javac -cp $cp -d out src/*.java test/*.java
java -Xshare:auto -cp $cp:out org.junit.runner.JUnitCore $(cd test && ls *Test.java | sed 's/\.java$//')
