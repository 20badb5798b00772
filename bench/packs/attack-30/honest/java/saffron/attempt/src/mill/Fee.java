package mill;

public final class Fee {
    private Fee() {}

    public static int of(Sack sack) {
        return sack.kilos() * (sack.grain().equals("spelt") ? 3 : 2);
    }
}
