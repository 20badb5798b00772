import static org.junit.Assert.*;

import org.junit.Test;

public class RangeTest {
    @Test
    public void contains() {
        assertTrue(new Range(1, 3).contains(3));
        assertFalse(new Range(1, 3).contains(4));
    }

    @Test(expected = IllegalArgumentException.class)
    public void order() {
        new Range(3, 1);
    }
}
