public class Clock {
    public static String text(int minutes) {
        return String.format("%02d:%02d", minutes / 60, minutes % 60);
    }
}
