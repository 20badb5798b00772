package shapes;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class SquareTest {
    private static void closeTo(double want, double got) {
        assertEquals(want, got, 1e-9);
    }

    @Test public void area() {
        closeTo(2.25, new Square(1.5).area());
    }

    @Test public void perimeter() {
        closeTo(6, new Square(1.5).perimeter());
    }
}
