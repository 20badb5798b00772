package loans;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;

/** Lends books. */
public class Desk {
    static final int DAYS = 28;
    static final int MOST = 5;

    private final Map<String, Loan> out = new HashMap<>();

    public Loan lend(String book, String reader, LocalDate day) {
        Loan there = out.get(book);
        if (there != null) {
            throw new LoanRefused("lent to " + there.reader());
        }
        if (out.values().stream().filter(l -> l.reader().equals(reader)).count() >= MOST) {
            throw new LoanRefused("five books");
        }
        Loan loan = new Loan(book, reader, day.plusDays(DAYS));
        out.put(book, loan);
        return loan;
    }

    public void giveBack(String book) {
        out.remove(book);
    }
}
