#!/bin/sh
set -e
CP=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-all.jar
rm -rf out && mkdir out
javac -nowarn -d out -cp $CP src/*.java test/*.java
java -cp out:$CP org.junit.runner.JUnitCore MailerTest
