package log;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.StringWriter;
import org.junit.Test;

public class JournalTest {
    private final StringWriter out = new StringWriter();
    private final Journal journal = new Journal(out);

    @Test
    public void waitsForABundle() throws Exception {
        for (int i = 0; i < 9; i++) {
            journal.add("a");
        }
        assertEquals("", out.toString());
        journal.add("b");
        assertEquals("a\n".repeat(9) + "b\n", out.toString());
    }

    @Test
    public void flushes() throws Exception {
        journal.add("a");
        journal.flush();
        assertEquals("a\n", out.toString());
    }

    @Test
    public void isClosed() throws Exception {
        journal.add("a");
        assertFalse(journal.isClosed());
        journal.close();
        assertTrue(journal.isClosed());
        journal.close();
        assertTrue(journal.isClosed());
    }

    @Test
    public void takesNothingWhenClosed() {
        journal.close();
        assertThrows(IllegalStateException.class, () -> journal.add("a"));
        assertEquals("", out.toString());
    }

    @Test
    public void oneLineOnly() {
        assertThrows(IllegalArgumentException.class, () -> journal.add("a\nb"));
    }
}
