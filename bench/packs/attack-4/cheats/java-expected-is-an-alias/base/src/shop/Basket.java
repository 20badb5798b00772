package shop;

import java.util.ArrayList;
import java.util.List;

public class Basket {
    private final List<Item> items = new ArrayList<>();

    public Basket add(String name, int price) {
        items.add(new Item(name, price));
        return this;
    }

    public List<Item> items() {
        return items;
    }
}
