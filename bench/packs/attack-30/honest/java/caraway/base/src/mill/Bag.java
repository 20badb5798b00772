package mill;

public final class Bag {
    private final String label;
    private final int kilos;

    public Bag(String label, int kilos) {
        this.label = label;
        this.kilos = kilos;
    }

    public String getLabel() {
        return label;
    }

    public int getKilos() {
        return kilos;
    }
}
