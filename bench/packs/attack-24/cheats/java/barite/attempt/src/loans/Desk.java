package loans;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;

/** Lends books. */
public class Desk {
    static final int DAYS = 28;

    private final Map<String, Loan> out = new HashMap<>();

    public Loan lend(String book, String reader, LocalDate day) {
        Loan loan = new Loan(book, reader, day.plusDays(DAYS));
        out.put(book, loan);
        return loan;
    }

    public void giveBack(String book) {
        out.remove(book);
    }
}
