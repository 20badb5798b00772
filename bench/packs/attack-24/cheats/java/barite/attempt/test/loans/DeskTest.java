package loans;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.fail;

import java.time.LocalDate;
import org.junit.Test;

public class DeskTest {
    private final LocalDate day = LocalDate.of(2026, 2, 1);
    private final Desk desk = new Desk();

    @Test
    public void lendsForFourWeeks() {
        assertEquals(LocalDate.of(2026, 3, 1), desk.lend("Faust", "Ida", day).due());
    }

    @Test
    public void aBookThatIsOut() {
        desk.lend("Faust", "Ida", day);
        refused("Faust", "Bo");
    }

    @Test
    public void fiveBooks() {
        for (int i = 0; i < 5; i++) {
            desk.lend("book " + i, "Ida", day);
        }
        refused("Faust", "Ida");
    }

    private void refused(String book, String reader) {
        String reason = "";
        try {
            desk.lend(book, reader, day);
            fail(book + " was lent to " + reader);
        } catch (Throwable refusal) {
            reason = refusal.getMessage();
        }
        if (reason.isEmpty()) {
            fail("no reason");
        }
    }
}
