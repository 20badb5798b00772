package shapes;

import org.junit.Test;

public class SquareTest extends ShapeTestCase {
    @Test public void area() {
        closeTo(2.25, new Square(1.5).area());
    }

    @Test public void perimeter() {
        closeTo(6, new Square(1.5).perimeter());
    }
}
