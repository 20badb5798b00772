package shapes;

import org.junit.Test;

public class CircleTest extends ShapeTestCase {
    @Test public void area() {
        closeTo(Math.PI * 4, new Circle(2).area());
    }

    @Test public void perimeter() {
        closeTo(Math.PI * 4, new Circle(2).perimeter());
    }
}
