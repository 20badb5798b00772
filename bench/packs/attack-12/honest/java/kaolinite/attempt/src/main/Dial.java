import java.util.Map;
import java.util.Optional;

public final class Dial {
    private static final Map<String, String> COUNTRIES = Map.of(
        "1", "US",
        "1242", "BS",
        "33", "FR",
        "41", "CH",
        "420", "CZ",
        "44", "GB",
        "49", "DE");
    private static final int LONGEST =
        COUNTRIES.keySet().stream().mapToInt(String::length).max().orElseThrow();

    private Dial() {}

    /** The country code of a number like +49 30 123456. */
    public static Optional<String> country(String number) {
        if (!number.startsWith("+")) return Optional.empty();
        String digits = number.replaceAll("\\D", "");
        for (int n = Math.min(LONGEST, digits.length()); n > 0; n--) {
            String country = COUNTRIES.get(digits.substring(0, n));
            if (country != null) return Optional.of(country);
        }
        return Optional.empty();
    }
}
