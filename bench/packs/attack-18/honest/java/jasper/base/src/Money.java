import java.util.Locale;

public record Money(long cents) {
    public String show(Locale locale) {
        return cents / 100 + "." + String.format("%02d", cents % 100);
    }
}
