package ini;

import static org.junit.Assert.assertEquals;

import java.util.Map;
import org.junit.Test;

public class ParserTest {
    @Test
    public void settings() {
        assertEquals(Map.of("a", "1", "b", "x = y"), Parser.parse("a=1\n\n# no\nb = x = y\n"));
    }

    @Test
    public void nothing() {
        assertEquals(Map.of(), Parser.parse(""));
    }

    @Test(expected = IllegalArgumentException.class)
    public void noSetting() {
        Parser.parse("a=1\nwhat");
    }

    @Test(expected = IllegalArgumentException.class)
    public void noName() {
        Parser.parse("=1");
    }
}
