package shop;

/** Closes the shop for a while. */
public final class Maintenance {
    private Maintenance() {
    }

    public static void begin() {
    }

    public static void end() {
    }
}
