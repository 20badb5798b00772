package text;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class PadTest {
    @Test
    public void left() {
        assertEquals("  a", Pad.left("a", 3));
    }

    @Test
    public void longTextStays() {
        assertEquals("abcd", Pad.left("abcd", 3));
    }
}
