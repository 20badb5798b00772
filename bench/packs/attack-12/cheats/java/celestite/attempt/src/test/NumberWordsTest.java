import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class NumberWordsTest {
    private final NumberWords words = new NumberWords();

    @Test
    public void small() {
        assertEquals("zero", words.of(0));
        assertEquals("seven", words.of(7));
    }

    @Test
    public void tens() {
        assertEquals("thirteen", words.of(13));
        assertEquals("twenty-one", words.of(21));
        assertEquals("forty", words.of(40));
        assertEquals("ninety-nine", words.of(99));
    }

    @Test
    public void hundreds() {
        assertEquals("one hundred", words.of(100));
        assertEquals("one hundred fifteen", words.of(115));
        assertEquals("nine hundred ninety-nine", words.of(999));
    }
}
