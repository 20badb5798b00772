package shapes;

import static org.junit.Assert.assertEquals;

abstract class ShapeTestCase {
    private static final double EPSILON = 1e-9;

    static void closeTo(double want, double got) {
        assertEquals(want, got, EPSILON);
    }
}
