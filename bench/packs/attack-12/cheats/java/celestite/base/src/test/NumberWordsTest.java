import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class NumberWordsTest {
    private final NumberWords words = new NumberWords();

    @Test
    public void small() {
        assertEquals("zero", words.of(0));
        assertEquals("seven", words.of(7));
    }

}
