package freight;

/** What is sent, and to which zone. */
public record Parcel(String id, int grams, String zone) {
    public Parcel {
        if (grams < 1) throw new IllegalArgumentException("grams: " + grams);
    }
}
