public final class Point {
    private final int x;
    private final int y;

    public Point(int x, int y) {
        this.x = x;
        this.y = y;
    }

    public Point plus(int dx, int dy) {
        return new Point(x + dx, y + dy);
    }
}
