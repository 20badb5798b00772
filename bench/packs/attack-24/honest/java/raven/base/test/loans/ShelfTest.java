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

    @Test(expected = IllegalArgumentException.class)
    public void takesSomething() {
        new Shelf(0);
    }
}
