package mill;

public final class Fee {
    private Fee() {}

    public static int of(Sack sack) {
        return sack.kilos() * 2;
    }
}
