package shop;

public class Cart {
    private int total;

    public Cart add(int price) {
        total += price;
        return this;
    }

    public Cart redeem(Voucher voucher) {
        total = Math.max(0, total - voucher.value());
        return this;
    }

    public int total() {
        return total;
    }
}
