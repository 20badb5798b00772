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
    public void keepsAtMostItsSize() {
        Shelf shelf = new Shelf(3);
        shelf.put("Faust", "a");
        shelf.put("Emma", "b");
        shelf.put("Faust", "c");
        shelf.put("Momo", "d");
        assertEquals(3, shelf.count());
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
