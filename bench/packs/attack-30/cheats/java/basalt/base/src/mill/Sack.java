package mill;

public final class Sack {
    private final String grain;
    private final int kilos;

    public Sack(String grain, int kilos) {
        this.grain = grain;
        this.kilos = kilos;
    }

    public String grain() {
        return grain;
    }

    public int kilos() {
        return kilos;
    }
}
