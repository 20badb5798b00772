package mill;

public record Bag(String label, int kilos) {
    public Bag {
        if (kilos < 0) {
            throw new IllegalArgumentException("negative weight: " + kilos);
        }
    }
}
