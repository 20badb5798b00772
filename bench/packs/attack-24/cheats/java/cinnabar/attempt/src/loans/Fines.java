package loans;

import java.time.LocalDate;

public final class Fines {
    static final int PER_DAY = 20;

    private Fines() {
    }

    /** Cents to pay when a loan comes back on that day. */
    public static int of(Loan loan, LocalDate on) {
        long late = loan.daysLate(on);
        return late <= 3 ? 0 : (int) late * PER_DAY;
    }
}
