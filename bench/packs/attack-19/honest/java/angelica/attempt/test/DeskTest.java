import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.fail;

import org.junit.Test;

public class DeskTest {
    @Test
    public void isFreeAtFirst() {
        assertNull(new Desk().owner());
    }

    @Test
    public void isNotReservedTwice() {
        Desk desk = new Desk();
        desk.reserve("Ann");
        try {
            desk.reserve("Bob");
            fail("the desk was taken");
        } catch (DeskException e) {
            assertEquals("taken by Ann", e.getMessage());
        }
        assertEquals("Ann", desk.owner());
    }

    /** Nothing is thrown when the owner asks again. */
    @Test
    public void mayBeReservedAgainByItsOwner() {
        Desk desk = new Desk();
        desk.reserve("Ann");
        desk.reserve("Ann");
        assertEquals("Ann", desk.owner());
    }

    @Test
    public void isFreeOnceReleased() {
        Desk desk = new Desk();
        desk.reserve("Ann");
        desk.release();
        desk.reserve("Bob");
        assertEquals("Bob", desk.owner());
    }

    @Test
    public void knowsItsOwner() {
        Desk desk = new Desk();
        desk.reserve("Ann");
        assertEquals("Ann", desk.owner());
    }
}
