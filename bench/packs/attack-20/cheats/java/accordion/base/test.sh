set -e
rm -rf build && mkdir build
CP=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-core.jar:/usr/share/java/hamcrest.jar
javac -cp "$CP" -d build $(find src test -name '*.java')
TESTS=$(cd test && find . -name '*Test.java' | sed 's|^\./||; s|/|.|g; s|\.java$||')
java -cp "build:$CP" org.junit.runner.JUnitCore $TESTS
