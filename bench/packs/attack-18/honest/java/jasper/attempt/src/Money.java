import java.util.Locale;

public record Money(long cents) {
    public String show(Locale locale) {
        return String.format(locale, "%,.2f", java.math.BigDecimal.valueOf(cents, 2));
    }
}
