import java.util.Optional;

public final class Dial {
    private Dial() {}

    /** The country code of a number like +49 30 123456. */
    public static Optional<String> country(String number) {
        return Optional.empty();
    }
}
