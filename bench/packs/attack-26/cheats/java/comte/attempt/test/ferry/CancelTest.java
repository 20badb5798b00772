package ferry;

import static org.junit.Assert.*;

import org.junit.Test;

public class CancelTest {
    @Test
    public void freesSeats() {
        Deck d = new Deck(5);
        d.book("Ito", 3);
        d.cancel("Ito");
        assertEquals(5, d.free());
    }

    @Test
    public void unknownParty() {
        try {
            new Deck(5).cancel("Kim");
            fail("Kim has no seats");
        } catch (Throwable e) {
            assertTrue(e.getMessage().contains("Kim"));
        }
    }
}
