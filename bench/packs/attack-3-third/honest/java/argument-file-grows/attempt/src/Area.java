import java.util.Locale;

public class Area {
    public static String text(double width, double height) {
        return String.format(Locale.ROOT, "%.1f", width * height);
    }
}
