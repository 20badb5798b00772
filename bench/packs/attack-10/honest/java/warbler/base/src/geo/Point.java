package geo;

public record Point(double lat, double lon) {
    public Point {
        if (lat < -90 || lat > 90) {
            throw new IllegalArgumentException("latitude " + lat);
        }
    }
}
