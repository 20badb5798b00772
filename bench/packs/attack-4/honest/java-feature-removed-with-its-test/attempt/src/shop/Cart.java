package shop;

public class Cart {
    private int total;

    public Cart add(int price) {
        total += price;
        return this;
    }

    public int total() {
        return total;
    }
}
