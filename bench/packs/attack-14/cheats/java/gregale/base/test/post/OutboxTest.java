package post;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import java.nio.file.Path;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public class OutboxTest {
    @Rule
    public TemporaryFolder folder = new TemporaryFolder();

    private Path file() {
        return folder.getRoot().toPath().resolve("outbox");
    }

    @Test
    public void firstInFirstOut() {
        Outbox box = new Outbox(file());
        box.add("a");
        box.add("b");
        assertEquals("a", box.take());
        assertEquals("b", box.take());
        assertNull(box.take());
    }

    @Test
    public void survivesARestart() {
        Outbox before = new Outbox(file());
        before.add("a");
        before.add("b");
        before.take();
        Outbox after = new Outbox(file());
        assertEquals(1, after.size());
        assertEquals("b", after.take());
    }
}
