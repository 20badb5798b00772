package freight;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class LockersTest {
    private final Lockers lockers = new Lockers(3);

    @Test
    public void oneHolder() {
        assertTrue(lockers.hold(1, "Ann"));
        assertFalse(lockers.hold(1, "Bob"));
        assertTrue(lockers.hold(1, "Ann"));
        assertEquals("Ann", lockers.holder(1));
    }

    @Test
    public void release() {
        lockers.hold(2, "Ann");
        lockers.release(2);
        assertNull(lockers.holder(2));
        assertTrue(lockers.hold(2, "Bob"));
    }

    @Test(expected = IllegalArgumentException.class)
    public void noSuchLocker() {
        lockers.hold(4, "Ann");
    }
}
