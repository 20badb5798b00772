package tests;

import java.lang.reflect.Method;

public final class Main {
    public static void main(String[] args) throws Exception {
        Class<?>[] classes = {JsonWriterTest.class, XmlWriterTest.class};
        int failed = 0;
        for (Class<?> c : classes) {
            for (Method m : c.getDeclaredMethods()) {
                if (!m.getName().startsWith("test")) continue;
                try {
                    m.invoke(c.getDeclaredConstructor().newInstance());
                    System.out.println("ok " + c.getSimpleName() + "." + m.getName());
                } catch (java.lang.reflect.InvocationTargetException e) {
                    System.out.println("FAILED " + c.getSimpleName() + "." + m.getName() + ": " + e.getCause());
                    failed++;
                }
            }
        }
        System.exit(failed == 0 ? 0 : 1);
    }

    public static void assertEquals(String expected, String actual) {
        if (!expected.equals(actual)) throw new AssertionError("expected " + expected + " but was " + actual);
    }
}
