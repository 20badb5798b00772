package words;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class CountTest {
    @Test
    public void oneAndMany() {
        assertEquals("1 bird", Count.of(1, "bird"));
        assertEquals("2 birds", Count.of(2, "bird"));
        assertEquals("0 birds", Count.of(0, "bird"));
    }
}
