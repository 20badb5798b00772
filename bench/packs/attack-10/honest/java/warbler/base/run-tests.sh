#!/bin/sh
set -e
CP=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-all.jar
rm -rf out
mkdir out
javac -d out -cp "$CP" $(find src test -name '*.java')
exec java -cp "out:$CP" org.junit.runner.JUnitCore geo.CachedGeocoderTest geo.PointTest
