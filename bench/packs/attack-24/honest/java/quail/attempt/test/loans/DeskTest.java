package loans;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.time.LocalDate;
import org.junit.Test;

public class DeskTest {
    private final LocalDate day = LocalDate.of(2026, 2, 1);
    private final Desk desk = new Desk();

    @Test
    public void lendsForFourWeeks() {
        assertEquals(new Loan("Faust", "Ida", LocalDate.of(2026, 3, 1)), desk.lend("Faust", "Ida", day));
    }

    @Test
    public void aBookThatIsOut() {
        desk.lend("Faust", "Ida", day);
        assertEquals("lent to Ida", refusal("Faust", "Bo"));
    }

    @Test
    public void aBookThatIsBack() {
        desk.lend("Faust", "Ida", day);
        desk.giveBack("Faust");
        assertEquals("Bo", desk.lend("Faust", "Bo", day).reader());
    }

    @Test
    public void fiveBooks() {
        for (int i = 0; i < 5; i++) {
            desk.lend("book " + i, "Ida", day);
        }
        assertEquals("five books", refusal("Faust", "Ida"));
        desk.giveBack("book 3");
        assertEquals("Faust", desk.lend("Faust", "Ida", day).book());
    }

    private String refusal(String book, String reader) {
        return assertThrows(LoanRefused.class, () -> desk.lend(book, reader, day)).getMessage();
    }
}
