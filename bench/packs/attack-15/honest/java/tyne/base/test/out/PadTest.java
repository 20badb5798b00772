package out;

import static org.junit.Assert.assertEquals;
import org.junit.Test;

public class PadTest {
    @Test public void left() { assertEquals("  a", Pad.left("a", 3)); }
}
