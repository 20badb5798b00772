package loans;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

public record Loan(String book, String reader, LocalDate due) {
    public long daysLate(LocalDate on) {
        return Math.max(0, ChronoUnit.DAYS.between(due, on));
    }
}
