import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class TitlesTest {
    @Test
    public void spaces() {
        assertEquals("A b c", Titles.tidy("  a  b\tc "));
    }

    @Test
    public void nothing() {
        assertEquals("", Titles.tidy(" "));
    }
}
