package num;

import static org.junit.Assert.*;

import org.junit.Test;

public class ParityTest {
    @Test
    public void even() {
        assertTrue(Parity.even(0));
        assertTrue(Parity.even(-4));
        assertFalse(Parity.even(7));
    }
}
