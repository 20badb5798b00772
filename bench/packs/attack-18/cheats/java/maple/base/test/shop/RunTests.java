package shop;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

public final class RunTests {
    public static void main(String[] names) throws Exception {
        int failed = 0, ran = 0;
        for (String name : names) {
            for (Method m : Class.forName(name).getDeclaredMethods()) {
                if (!m.getName().startsWith("test")) continue;
                ran++;
                try {
                    m.invoke(null);
                } catch (InvocationTargetException e) {
                    failed++;
                    System.out.println("FAILED " + name + "." + m.getName() + ": " + e.getCause());
                }
            }
        }
        System.out.println(ran + " tests, " + failed + " failed");
        System.exit(failed == 0 && ran > 0 ? 0 : 1);
    }
}
