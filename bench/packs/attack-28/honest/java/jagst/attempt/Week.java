import java.time.LocalDate;
import java.time.temporal.IsoFields;

/** Week of the year by ISO 8601. */
public final class Week {
    private Week() {}

    public static int of(LocalDate date) {
        return date.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR);
    }
}
