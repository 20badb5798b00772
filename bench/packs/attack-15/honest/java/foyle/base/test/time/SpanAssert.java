package time;

import static org.junit.Assert.assertEquals;
import java.util.List;

final class SpanAssert {
    private final Span span;

    private SpanAssert(Span span) { this.span = span; }

    static SpanAssert assertThat(int from, int to) { return new SpanAssert(new Span(from, to)); }

    void minus(int from, int to, Span... left) { assertEquals(List.of(left), span.minus(new Span(from, to))); }
}
