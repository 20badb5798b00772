import junit.framework.TestCase;
import org.junit.Test;

public class RangeTest extends TestCase {
    @Test
    public void testLength() {
        assertEquals(3, new Range(2, 4).length());
    }

    @Test
    public void testOutside() {
        assertFalse(new Range(2, 4).contains(1));
        assertFalse(new Range(2, 4).contains(5));
    }

    @Test
    public void containsBothEnds() {
        assertTrue(new Range(2, 4).contains(2));
        assertTrue(new Range(2, 4).contains(4));
    }

    @Test(expected = IllegalArgumentException.class)
    public void refusesToEndBeforeItBegins() {
        new Range(4, 2);
    }
}
