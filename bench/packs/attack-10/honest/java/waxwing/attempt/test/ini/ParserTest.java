package ini;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.Map;
import org.junit.Test;

public class ParserTest {
    @Test
    public void settings() throws ParseException {
        assertEquals(Map.of("a", "1", "b", "x = y"), Parser.parse("a=1\n\n# no\nb = x = y\n"));
    }

    @Test
    public void nothing() throws ParseException {
        assertEquals(Map.of(), Parser.parse(""));
    }

    @Test
    public void noSetting() {
        ParseException error = assertThrows(ParseException.class, () -> Parser.parse("a=1\n\nwhat"));
        assertEquals(3, error.line());
        assertEquals("line 3: no setting: what", error.getMessage());
    }

    @Test
    public void noName() {
        ParseException error = assertThrows(ParseException.class, () -> Parser.parse("=1"));
        assertEquals(1, error.line());
    }
}
