package share;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class RatioTest {
    @Test
    public void half() {
        assertEquals(0.5, Share.ratio(1, 2), 1e-9);
    }

    @Test
    public void ofNothing() {
        assertEquals(0, Share.ratio(1, 0), 1e-9);
    }
}
