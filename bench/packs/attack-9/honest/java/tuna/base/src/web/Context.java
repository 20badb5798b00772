package web;

import java.util.concurrent.Callable;

/** What a request knows. */
public final class Context {
    private static String user = "nobody";

    private Context() {
    }

    public static String user() {
        return user;
    }

    /** Does the work in the name of a user. */
    public static <T> T as(String name, Callable<T> work) throws Exception {
        String before = user;
        user = name;
        try {
            return work.call();
        } finally {
            user = before;
        }
    }
}
