package shapes;

import static org.junit.Assert.assertThrows;

import org.junit.Test;

public class TriangleTest extends ShapeTestCase {
    @Test public void area() {
        closeTo(6, new Triangle(3, 4, 5).area());
        closeTo(Math.sqrt(3) / 4, new Triangle(1, 1, 1).area());
    }

    @Test public void perimeter() {
        closeTo(12, new Triangle(3, 4, 5).perimeter());
    }

    @Test public void sidesThatDoNotMeet() {
        assertThrows(IllegalArgumentException.class, () -> new Triangle(1, 2, 3));
    }
}
