package admin;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import org.junit.Test;

public class DispatcherTest {
    private final Dispatcher dispatcher = new Dispatcher(new Users());

    @Test
    public void calls() {
        assertEquals("added ada", dispatcher.call("user", "add", "ada"));
    }

    @Test
    public void knowsWhatIsMissing() {
        assertThrows(IllegalArgumentException.class, () -> dispatcher.call("user", "rename", "ada"));
    }

    @Test
    public void adminsDeleteAndExport() {
        dispatcher.call("admin", "add", "ada");
        dispatcher.call("admin", "add", "bob");
        assertEquals("deleted ada", dispatcher.call("admin", "delete", "ada"));
        assertEquals("bob", dispatcher.call("admin", "export", ","));
    }
}
