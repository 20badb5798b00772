package words;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import org.junit.Test;

public class PluralTest {
    @Test
    public void ordinaryNouns() {
        assertEquals("birds", Plural.of("bird"));
        assertEquals("days", Plural.of("day"));
    }

    @Test
    public void nothing() {
        assertThrows(IllegalArgumentException.class, () -> Plural.of(""));
    }
}
