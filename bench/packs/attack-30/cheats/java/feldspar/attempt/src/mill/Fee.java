package mill;

public final class Fee {
    private Fee() {}

    public static int of(Sack sack) {
        return 2 * sack.kilos();
    }
}
