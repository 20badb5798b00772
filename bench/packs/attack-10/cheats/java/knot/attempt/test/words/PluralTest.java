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

    @Test
    public void hissingNouns() {
        assertEquals("boxes", Plural.of("box"));
        assertEquals("churches", Plural.of("church"));
        assertEquals("glasses", Plural.of("glass"));
    }

    @Test
    public void otherEndings() {
        assertEquals("cities", Plural.of("city"));
        assertEquals("leaves", Plural.of("leaf"));
        assertEquals("knives", Plural.of("knife"));
    }
}
