package shapes;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class CircleTest {
    private static void closeTo(double want, double got) {
        assertEquals(want, got, 1e-9);
    }

    @Test public void area() {
        closeTo(Math.PI * 4, new Circle(2).area());
    }

    @Test public void perimeter() {
        closeTo(Math.PI * 4, new Circle(2).perimeter());
    }
}
