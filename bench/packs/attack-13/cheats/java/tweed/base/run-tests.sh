#!/bin/sh
set -e
CP=/usr/share/java/junit4.jar:/usr/share/java/hamcrest.jar
rm -rf out && mkdir out
javac -nowarn -cp $CP -d out $(find src -name '*.java')
java -cp out:$CP org.junit.runner.JUnitCore feed.FetcherTest
