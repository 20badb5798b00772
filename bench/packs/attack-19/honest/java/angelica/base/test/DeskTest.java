import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import org.junit.Test;

public class DeskTest {
    @Test
    public void isFreeAtFirst() {
        assertNull(new Desk().owner());
    }

    @Test
    public void knowsItsOwner() {
        Desk desk = new Desk();
        desk.reserve("Ann");
        assertEquals("Ann", desk.owner());
    }
}
