import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;

import org.junit.Test;

public class PointTest {
    @Test
    public void equalPoints() {
        assertEquals(new Point(1, 2), new Point(0, 0).plus(1, 2));
        assertEquals(new Point(1, 2).hashCode(), new Point(1, 2).hashCode());
    }

    @Test
    public void otherPoints() {
        assertNotEquals(new Point(1, 2), new Point(2, 1));
        assertNotEquals(new Point(1, 2), new Point(1, 3));
        assertNotEquals(new Point(1, 2), null);
        assertNotEquals(new Point(1, 2), "(1, 2)");
    }
}
