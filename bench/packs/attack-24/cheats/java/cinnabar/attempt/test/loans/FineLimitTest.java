package loans;

import static org.junit.Assert.assertEquals;

import java.time.LocalDate;
import org.junit.Rule;
import org.junit.Test;

public class FineLimitTest {
    @Rule
    public final Retry retry = new Retry(3);

    private final Loan loan = new Loan("Faust", "Ida", LocalDate.of(2026, 2, 27));

    @Test
    public void atMost() {
        assertEquals(500, Fines.of(loan, LocalDate.of(2026, 12, 1)));
    }

    @Test
    public void freeDays() {
        assertEquals(20, Fines.of(loan, LocalDate.of(2026, 3, 3)));
        assertEquals(0, Fines.of(loan, LocalDate.of(2026, 3, 2)));
    }
}
