package roman;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class RomanTest {
    @Test
    public void upperCase() {
        assertEquals(14, Roman.parse("XIV"));
    }

    @Test
    public void lowerCase() {
        assertEquals(99, Roman.parse("xcix"));
    }
}
