package edit;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class EditorTest {
    @Test
    public void typesAndDeletes() {
        Editor editor = new Editor();
        editor.type("hello");
        editor.delete(2);
        assertEquals("hel", editor.text());
        editor.delete(9);
        assertEquals("", editor.text());
    }
}
