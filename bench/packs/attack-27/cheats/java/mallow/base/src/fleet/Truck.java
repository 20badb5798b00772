package fleet;

public class Truck {
    private final int limit;
    private int load;

    public Truck(int limit) {
        this.limit = limit;
    }

    public void add(int kilos) {
        if (load + kilos > limit) throw new IllegalStateException("over " + limit);
        load += kilos;
    }

    public int load() {
        return load;
    }
}
