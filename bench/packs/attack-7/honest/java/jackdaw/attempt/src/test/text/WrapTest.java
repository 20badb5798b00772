package text;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class WrapTest {
    @Test
    public void shortTextStays() {
        assertEquals("a b", Wrap.wrap("a b", 5));
    }

    @Test
    public void severalLines() {
        assertEquals("a b\nc d\ne", Wrap.wrap("a b c d e", 3));
    }

    @Test
    public void longWordsStay() {
        assertEquals("a\nlonger\nb", Wrap.wrap("a longer b", 3));
    }

    @Test
    public void breaksAtSpaces() {
        assertEquals("alpha beta\ngamma", Wrap.wrap("alpha beta gamma", 10));
    }
}
