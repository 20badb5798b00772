package shop;

import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class SortTest {
    @Test
    public void emptyBasket() {
        assertTrue(new Basket().items().isEmpty());
    }
}
