public class Area {
    public static String text(double width, double height) {
        return String.format("%.1f", width * height);
    }
}
