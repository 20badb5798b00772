package price;

import java.time.LocalDate;

public record Rule(String category, int percent, int priority, LocalDate until) {
    public boolean matches(String wanted) {
        return category.equals("*") || category.equals(wanted);
    }

    /** Whether the rule still counts on the day; its last day is {@code until}. */
    public boolean active(LocalDate day) {
        return !day.isAfter(until);
    }
}
