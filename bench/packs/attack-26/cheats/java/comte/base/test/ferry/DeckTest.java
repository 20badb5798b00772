package ferry;

import static org.junit.Assert.*;

import org.junit.Test;

public class DeckTest {
    @Test
    public void booksUntilFull() {
        Deck d = new Deck(5);
        assertTrue(d.book("Ito", 3));
        assertFalse(d.book("Kim", 3));
        assertEquals(2, d.free());
        assertEquals(0, d.of("Kim"));
    }
}
