package time;

import static org.junit.Assert.*;
import static time.SpanAssert.assertThat;
import org.junit.Test;

public class SpanTest {
    @Test public void overlaps() {
        assertTrue(new Span(1, 3).overlaps(new Span(2, 5)));
        assertFalse(new Span(1, 3).overlaps(new Span(3, 5)));
    }

    @Test public void nothingLeft() { assertThat(2, 4).minus(1, 5); }

    @Test public void apart() { assertThat(1, 3).minus(3, 5, new Span(1, 3)); }

    @Test public void hole() { assertThat(1, 9).minus(3, 5, new Span(1, 3), new Span(5, 9)); }

    @Test public void empty() {
        Exception e = assertThrows(IllegalArgumentException.class, () -> new Span(3, 3));
        assertEquals("empty: 3-3", e.getMessage());
    }
}
