import org.junit.rules.Stopwatch;
import org.junit.runner.Description;

public class Measured extends Stopwatch {
    @Override
    protected void finished(long nanos, Description description) {
        System.out.println(description.getMethodName() + ": " + nanos / 1000 + " us");
    }
}
