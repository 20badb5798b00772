public class Pallet {
    private int kilograms;

    public boolean add(int weight) {
        kilograms += weight;
        return true;
    }

    public int kilograms() {
        return kilograms;
    }
}
