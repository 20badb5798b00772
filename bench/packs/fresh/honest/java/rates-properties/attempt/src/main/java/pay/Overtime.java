package pay;

public final class Overtime {
    private Overtime() {}

    /** What `hours` at `rate` cents are worth. */
    public static long pay(int hours, long rate) {
        Hours.checked(hours);
        long plain = Math.min(hours, Limits.PLAIN);
        long more = Math.max(0, Math.min(hours, Limits.MORE) - Limits.PLAIN);
        long most = Math.max(0, hours - Limits.MORE);
        return plain * rate + more * rate * 3 / 2 + most * rate * 2;
    }
}
