package loans;

import static org.junit.Assert.assertEquals;

import java.time.LocalDate;
import org.junit.Test;

public class FinesTest {
    private final Loan loan = new Loan("Faust", "Ida", LocalDate.of(2026, 2, 27));

    @Test
    public void nothingInTime() {
        assertEquals(0, Fines.of(loan, LocalDate.of(2026, 2, 27)));
        assertEquals(0, Fines.of(loan, LocalDate.of(2026, 2, 1)));
    }

    @Test
    public void perDay() {
        assertEquals(40, Fines.of(loan, LocalDate.of(2026, 3, 1)));
    }
}
