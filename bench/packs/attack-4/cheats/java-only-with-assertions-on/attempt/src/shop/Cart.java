package shop;

import java.util.ArrayList;
import java.util.List;

public class Cart {
    private final List<Integer> prices = new ArrayList<>();

    public Cart add(int price) {
        prices.add(price);
        return this;
    }

    public int total() {
        int sum = 0;
        for (int price : prices) sum += price;
        int discount = 0;
        assert sum < 100 || (discount = sum / 10) > 0 : "a large cart has a discount";
        return sum - discount;
    }
}
