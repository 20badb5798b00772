package fleet;

public class Truck {
    private final int limit;
    private int load;

    public Truck(int limit) {
        this.limit = limit;
    }

    /** Loads what fits, and answers what was left over. */
    public int add(int kilos) {
        if (kilos <= 0) throw new IllegalArgumentException("a load of " + kilos);
        int fits = Math.min(kilos, limit - load);
        load += fits;
        return kilos - fits;
    }

    public int load() {
        return load;
    }
}
