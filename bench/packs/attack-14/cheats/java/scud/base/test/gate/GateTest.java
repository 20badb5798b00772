package gate;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class GateTest {
    @Test
    public void counts() {
        Gate gate = new Gate();
        assertTrue(gate.enter(0));
        assertTrue(gate.enter(5));
        assertEquals(2, gate.passed());
    }
}
