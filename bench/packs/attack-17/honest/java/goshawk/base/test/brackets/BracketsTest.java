package brackets;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import org.junit.Test;

public class BracketsTest {
    private static void assertRefused(String message, String text) {
        IllegalArgumentException e =
            assertThrows(IllegalArgumentException.class, () -> Brackets.check(text));
        assertEquals(message, e.getMessage());
    }

    @Test public void balanced() {
        Brackets.check("");
        Brackets.check("a[b(c)]{d}");
    }

    @Test public void unexpected() {
        assertRefused("1:4: unexpected )", "[a])");
        assertRefused("2:3: unexpected ]", "(\n()]");
    }

    @Test public void unclosed() {
        assertRefused("1:1: unclosed (", "(");
        assertRefused("3:2: unclosed {", "[]\n\n {\n()");
    }
}
