#!/bin/sh
set -e
CP=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-core.jar
mkdir -p build
javac -nowarn -cp "$CP" -d build src/out/*.java test/out/*.java
java -cp "build:$CP" org.junit.runner.JUnitCore out.AllTests
