import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class LengthsTest {
    @Test public void metres() {
        assertEquals(5, Lengths.metres("5m"));
    }

    @Test public void manyMetres() {
        assertEquals(1200, Lengths.metres("1200m"));
    }
}
