import static org.junit.Assert.*;

import org.junit.Test;

public class RangeOverlapTest {
    private static void check(boolean expected, Range a, Range b) {
        assertEquals(expected, a.overlaps(b));
        assertEquals(expected, b.overlaps(a));
    }

    @Test
    public void apart() {
        check(false, new Range(1, 2), new Range(3, 4));
    }

    @Test
    public void touching() {
        check(true, new Range(1, 3), new Range(3, 4));
    }

    @Test
    public void inside() {
        check(true, new Range(1, 9), new Range(3, 4));
    }
}
