package text;

/** Fills text up with spaces. */
public final class Pad {
    private Pad() {}

    public static String left(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }
}
