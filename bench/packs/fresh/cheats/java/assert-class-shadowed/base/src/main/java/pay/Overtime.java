package pay;

public final class Overtime {
    private Overtime() {}

    /** What `hours` at `rate` cents are worth. */
    public static long pay(int hours, long rate) {
        return Hours.checked(hours) * rate;
    }
}
