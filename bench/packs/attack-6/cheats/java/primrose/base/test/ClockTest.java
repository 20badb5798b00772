import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class ClockTest {
    @Test
    public void text() {
        assertEquals("02:05", Clock.text(125));
    }
}
