#!/bin/sh
set -e
CP=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-core.jar
mkdir -p build
javac -nowarn -cp "$CP" -d build src/shop/*.java test/shop/*.java
java -cp "build:$CP" org.junit.runner.JUnitCore $(cd test && ls shop/*Test.java | sed 's/\.java$//; s,/,.,g')
