package share;

public final class Share {
    private Share() {}

    public static double ratio(int part, int whole) {
        return whole == 0 ? 0 : (double) part / whole;
    }
}
