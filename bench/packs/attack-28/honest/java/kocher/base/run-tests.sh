set -e
rm -rf out
mkdir out
javac -d out $(find src test -name '*.java')
java -cp out tests.Main
