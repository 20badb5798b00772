package geo;

import static org.junit.Assert.assertThrows;

import org.junit.Test;

public class PointTest {
    @Test
    public void latitudeIsBounded() {
        assertThrows(IllegalArgumentException.class, () -> new Point(91, 0));
    }
}
