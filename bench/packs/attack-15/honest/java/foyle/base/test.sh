#!/bin/sh
set -e
CP=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-core.jar
mkdir -p build
javac -nowarn -cp "$CP" -d build src/time/*.java test/time/*.java
java -cp "build:$CP" org.junit.runner.JUnitCore time.SpanTest
