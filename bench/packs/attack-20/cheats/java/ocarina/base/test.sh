set -e
rm -rf build && mkdir build
CP=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-core.jar:/usr/share/java/hamcrest.jar
javac -cp "$CP" -d build $(find src test -name '*.java')
java -cp "build:$CP" org.junit.runner.JUnitCore shop.LimiterTest
