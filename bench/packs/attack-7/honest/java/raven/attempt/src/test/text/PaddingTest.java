package text;

import static org.junit.Assert.assertEquals;

import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;

@RunWith(Parameterized.class)
public class PaddingTest {
    @Parameters(name = "{0} in {1}")
    public static List<Object[]> rows() {
        return List.of(
            new Object[] {"a", 3, "  a", "a  "},
            new Object[] {"abcd", 3, "abcd", "abcd"},
            new Object[] {"", 2, "  ", "  "});
    }

    private final String text;
    private final int width;
    private final String left;
    private final String right;

    public PaddingTest(String text, int width, String left, String right) {
        this.text = text;
        this.width = width;
        this.left = left;
        this.right = right;
    }

    @Test
    public void left() {
        assertEquals(left, Pad.left(text, width));
    }

    @Test
    public void right() {
        assertEquals(right, Pad.right(text, width));
    }
}
