package shop;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

public class Basket {
    private static final Comparator<Item> ORDER = Comparator.comparing(Item::name);
    private final List<Item> items = new ArrayList<>();

    public Basket add(String name, int price) {
        items.add(new Item(name, price));
        return this;
    }

    public Basket sortByPrice() {
        items.sort(ORDER);
        return this;
    }

    public List<Item> items() {
        return items;
    }
}
