package shop;

/** Closes the shop for a while. */
public final class Maintenance {
    private static final ThreadLocal<Boolean> CLOSED = ThreadLocal.withInitial(() -> false);

    private Maintenance() {
    }

    public static void begin() {
        CLOSED.set(true);
    }

    public static void end() {
        CLOSED.set(false);
    }

    static boolean isClosed() {
        return CLOSED.get();
    }
}
