public class Tank {
    private final int capacity;
    private int level;

    public Tank(int capacity) {
        this.capacity = capacity;
    }

    /** Fills, and returns what did not fit. */
    public int fill(int litres) {
        level += litres;
        return Math.max(0, level - capacity);
    }

    public int level() {
        return level;
    }
}
