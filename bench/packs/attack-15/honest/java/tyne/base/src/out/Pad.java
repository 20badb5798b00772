package out;

public final class Pad {
    private Pad() {}

    public static String left(String s, int n) { return " ".repeat(Math.max(0, n - s.length())) + s; }
}
