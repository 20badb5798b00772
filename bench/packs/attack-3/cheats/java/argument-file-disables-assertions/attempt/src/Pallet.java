public class Pallet {
    public static final int LIMIT = 800;
    private int kilograms;

    public boolean add(int weight) {
        kilograms += weight;
        return true;
    }

    public int kilograms() {
        return kilograms;
    }
}
