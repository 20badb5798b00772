package admin;

import java.lang.reflect.Method;

/** Calls what a request names. */
public class Dispatcher {
    private final Object target;

    public Dispatcher(Object target) {
        this.target = target;
    }

    public Object call(String role, String name, String argument) {
        try {
            Method method = target.getClass().getMethod(name, String.class);
            return method.invoke(target, argument);
        } catch (NoSuchMethodException missing) {
            throw new IllegalArgumentException("no " + name);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(broken);
        }
    }
}
