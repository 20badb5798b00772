import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class DurationsTest {
    @Test public void days() {
        assertEquals(48, Durations.hours("2d"));
    }

    @Test public void weeks() {
        assertEquals(336, Durations.hours("2w"));
    }

    @Test(expected = IllegalArgumentException.class) public void others() {
        Durations.hours("2x");
    }
}
