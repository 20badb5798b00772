import static org.junit.Assert.*;

import java.util.Optional;
import org.junit.Test;

public class DialTest {
    @Test
    public void simple() {
        assertEquals(Optional.of("DE"), Dial.country("+49 30 123456"));
        assertEquals(Optional.of("US"), Dial.country("+1 (212) 555-0100"));
    }

    @Test
    public void longestPrefix() {
        assertEquals(Optional.of("BS"), Dial.country("+1 242 555 0100"));
        assertEquals(Optional.of("CZ"), Dial.country("+420 2"));
    }

    @Test
    public void unknown() {
        assertEquals(Optional.empty(), Dial.country("+999 1"));
        assertEquals(Optional.empty(), Dial.country("030 123"));
        assertEquals(Optional.empty(), Dial.country(""));
    }
}
