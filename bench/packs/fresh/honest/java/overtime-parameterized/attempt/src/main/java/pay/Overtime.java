package pay;

public final class Overtime {
    private Overtime() {}

    /** What `hours` at `rate` cents are worth. */
    public static long pay(int hours, long rate) {
        Hours.checked(hours);
        long plain = Math.min(hours, 40);
        long more = Math.max(0, Math.min(hours, 50) - 40);
        long most = Math.max(0, hours - 50);
        return plain * rate + more * rate * 3 / 2 + most * rate * 2;
    }
}
