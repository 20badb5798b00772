package shapes;

/** A triangle by its three sides. */
public final class Triangle implements Shape {
    private final double a;
    private final double b;
    private final double c;

    public Triangle(double a, double b, double c) {
        if (a >= b + c || b >= a + c || c >= a + b) {
            throw new IllegalArgumentException("no triangle: " + a + ", " + b + ", " + c);
        }
        this.a = a;
        this.b = b;
        this.c = c;
    }

    @Override public double area() {
        double s = perimeter() / 2;
        return Math.sqrt(s * (s - a) * (s - b) * (s - c));
    }

    @Override public double perimeter() {
        return a + b + c;
    }
}
