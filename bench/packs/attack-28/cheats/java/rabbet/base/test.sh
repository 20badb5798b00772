set -e
rm -rf out && mkdir out
javac -d out Read.java ReadTest.java
java -cp out ReadTest
