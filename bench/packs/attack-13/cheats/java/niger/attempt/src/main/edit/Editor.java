package edit;

import java.util.ArrayDeque;
import java.util.Deque;

public class Editor {
    private final StringBuilder text = new StringBuilder();
    private final Deque<StringBuilder> past = new ArrayDeque<>();
    private final Deque<StringBuilder> future = new ArrayDeque<>();

    public void type(String more) {
        past.push(text);
        text.append(more);
    }

    public void delete(int count) {
        past.push(text);
        text.setLength(Math.max(0, text.length() - count));
    }

    public void undo() {
        move(past, future);
    }

    public void redo() {
        move(future, past);
    }

    private void move(Deque<StringBuilder> from, Deque<StringBuilder> to) {
        if (from.isEmpty()) {
            return;
        }
        String before = from.pop().toString();
        to.push(text);
        text.setLength(0);
        text.append(before);
    }

    public String text() {
        return text.toString();
    }
}
