package shop;

/** Small helpers for values that may be null. */
final class Objects {
    private Objects() {}

    static boolean equals(String a, String b) {
        return a == null ? b == null : a.equalsIgnoreCase(b);
    }

    static String orEmpty(String value) {
        return value == null ? "" : value;
    }
}
