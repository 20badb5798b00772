package brackets;

import java.util.ArrayDeque;
import java.util.Deque;

public final class Brackets {
    private Brackets() {}

    /** Checks that brackets are balanced. */
    public static void check(String text) {
        Deque<Character> open = new ArrayDeque<>();
        for (char c : text.toCharArray()) {
            if ("([{".indexOf(c) >= 0) open.push(c);
            int close = ")]}".indexOf(c);
            if (close >= 0 && (open.isEmpty() || open.pop() != "([{".charAt(close))) {
                throw new IllegalArgumentException("unexpected " + c);
            }
        }
        if (!open.isEmpty()) throw new IllegalArgumentException("unclosed " + open.peek());
    }
}
