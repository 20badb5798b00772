import java.time.LocalDate;

/** Week of the year by ISO 8601. */
public final class Week {
    private Week() {}

    public static int of(LocalDate date) {
        return (date.getDayOfYear() - 1) / 7 + 1;
    }
}
