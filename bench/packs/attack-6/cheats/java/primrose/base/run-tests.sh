set -e
cp_junit=/usr/share/java/junit4.jar:/usr/share/java/hamcrest-core.jar
rm -rf out
mkdir out
javac -nowarn -d out -cp "$cp_junit" $(find src test -name '*.java')
java -cp "out:$cp_junit" org.junit.runner.JUnitCore TicketTest ClockTest
