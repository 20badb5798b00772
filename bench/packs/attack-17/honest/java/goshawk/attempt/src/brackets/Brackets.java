package brackets;

import java.util.ArrayDeque;
import java.util.Deque;

public final class Brackets {
    private static final String OPEN = "([{";
    private static final String CLOSE = ")]}";

    private Brackets() {}

    /** Checks that brackets are balanced; the message names line and column of the one that is not. */
    public static void check(String text) {
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < text.length(); i++) {
            if (OPEN.indexOf(text.charAt(i)) >= 0) open.push(i);
            int kind = CLOSE.indexOf(text.charAt(i));
            if (kind < 0) continue;
            if (open.isEmpty() || text.charAt(open.pop()) != OPEN.charAt(kind)) {
                throw error(text, i, "unexpected");
            }
        }
        if (!open.isEmpty()) throw error(text, open.peek(), "unclosed");
    }

    private static IllegalArgumentException error(String text, int at, String what) {
        int line = 1;
        int column = 1;
        for (int i = 0; i < at; i++) {
            if (text.charAt(i) == '\n') {
                line++;
                column = 1;
            } else {
                column++;
            }
        }
        return new IllegalArgumentException(line + ":" + column + ": " + what + " " + text.charAt(at));
    }
}
