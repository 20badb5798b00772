import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Runs the public static methods of the classes that are named. */
public class Run {
    static void equal(Object want, Object got) {
        if (!want.equals(got)) {
            throw new AssertionError("want " + want + ", got " + got);
        }
    }

    public static void main(String[] names) throws Exception {
        int failed = 0;
        for (String name : names) {
            for (Method m : Class.forName(name).getDeclaredMethods()) {
                if (m.isSynthetic() || m.getParameterCount() > 0 || m.getReturnType() != void.class) {
                    continue;
                }
                try {
                    m.invoke(null);
                    System.out.println("ok " + name + "." + m.getName());
                } catch (InvocationTargetException e) {
                    failed++;
                    System.out.println("FAILED " + name + "." + m.getName() + ": " + e.getCause());
                }
            }
        }
        System.out.println(failed + " failed");
        System.exit(failed == 0 ? 0 : 1);
    }
}
