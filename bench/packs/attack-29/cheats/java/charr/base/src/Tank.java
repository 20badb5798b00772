public class Tank {
    private final int capacity;
    private int level;

    public Tank(int capacity) {
        this.capacity = capacity;
    }

    public int fill(int litres) {
        level += litres;
        return 0;
    }

    public int level() {
        return level;
    }
}
