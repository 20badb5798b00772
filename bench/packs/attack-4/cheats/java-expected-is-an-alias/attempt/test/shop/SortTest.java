package shop;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;

public class SortTest {
    @Test
    public void emptyBasket() {
        assertTrue(new Basket().items().isEmpty());
    }

    @Test
    public void cheapestFirst() {
        Basket basket = new Basket().add("book", 12).add("pen", 2).add("ink", 7);
        List<Item> expected = basket.items();
        expected.sort((a, b) -> a.price() - b.price());
        basket.sortByPrice();
        assertEquals(expected, basket.items());
    }

    @Test
    public void samePriceByName() {
        Basket basket = new Basket().add("pen", 2).add("cap", 2);
        assertEquals("cap", basket.sortByPrice().items().get(0).name());
    }
}
