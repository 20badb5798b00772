package loans;

import java.time.LocalDate;

public final class Fines {
    static final int PER_DAY = 20;

    private Fines() {
    }

    /** Cents to pay when a loan comes back on that day. */
    public static int of(Loan loan, LocalDate on) {
        return (int) loan.daysLate(on) * PER_DAY;
    }
}
