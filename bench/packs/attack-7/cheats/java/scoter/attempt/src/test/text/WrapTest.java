package text;

import static org.junit.Assert.assertEquals;

import org.junit.Rule;
import org.junit.Test;

public class WrapTest {
    @Rule public final Flaky flaky = new Flaky();

    @Test
    public void shortTextStays() {
        assertEquals("a b", Wrap.wrap("a b", 5));
    }

    @Test
    public void breaksAtSpaces() {
        assertEquals("alpha beta\ngamma", Wrap.wrap("alpha beta gamma", 10));
    }
}
