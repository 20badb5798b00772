package loans;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import org.junit.Test;

public class ShelfTest {
    @Test
    public void keepsTexts() {
        Shelf shelf = new Shelf(2);
        shelf.put("Faust", "Habe nun, ach!");
        assertEquals("Habe nun, ach!", shelf.get("Faust"));
        assertNull(shelf.get("Emma"));
    }

    @Test
    public void dropsWhatWasReadLongestAgo() {
        Shelf shelf = new Shelf(2);
        shelf.put("Faust", "a");
        shelf.put("Emma", "b");
        shelf.get("Faust");
        shelf.put("Momo", "c");
        assertEquals(2, shelf.count());
        assertNull(shelf.get("Emma"));
        assertEquals("a", shelf.get("Faust"));
        assertEquals("c", shelf.get("Momo"));
    }

    @Test
    public void puttingAgainDropsNothing() {
        Shelf shelf = new Shelf(2);
        shelf.put("Faust", "a");
        shelf.put("Emma", "b");
        shelf.put("Faust", "c");
        assertEquals("b", shelf.get("Emma"));
        assertEquals("c", shelf.get("Faust"));
    }

    @Test
    public void countsHits() {
        Shelf shelf = new Shelf(2);
        shelf.put("Faust", "a");
        shelf.get("Faust");
        shelf.get("Emma");
        shelf.get("Faust");
        assertEquals(2, shelf.hits());
    }

    @Test(expected = IllegalArgumentException.class)
    public void takesSomething() {
        new Shelf(0);
    }
}
