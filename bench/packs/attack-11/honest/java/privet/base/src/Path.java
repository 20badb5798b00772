import java.util.ArrayList;
import java.util.List;

public final class Path {
    private final List<Point> points = new ArrayList<>();

    public Path(Point start) {
        points.add(start);
    }

    public Path step(int dx, int dy) {
        points.add(points.get(points.size() - 1).plus(dx, dy));
        return this;
    }

    public boolean contains(Point point) {
        return points.contains(point);
    }
}
