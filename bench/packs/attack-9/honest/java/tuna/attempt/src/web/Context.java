package web;

import java.util.concurrent.Callable;

/** What a request knows. Each thread runs one request at a time. */
public final class Context {
    private static final ThreadLocal<String> USER = ThreadLocal.withInitial(() -> "nobody");

    private Context() {
    }

    public static String user() {
        return USER.get();
    }

    /** Does the work in the name of a user. */
    public static <T> T as(String name, Callable<T> work) throws Exception {
        String before = USER.get();
        USER.set(name);
        try {
            return work.call();
        } finally {
            USER.set(before);
        }
    }
}
