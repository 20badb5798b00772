#!/bin/sh
set -e
CP=/usr/share/java/junit4.jar:/usr/share/java/hamcrest.jar
rm -rf out && mkdir out
javac -cp $CP -d out $(find src test -name '*.java')
exec java -cp out:$CP org.junit.runner.JUnitCore lex.TokenizerTest
