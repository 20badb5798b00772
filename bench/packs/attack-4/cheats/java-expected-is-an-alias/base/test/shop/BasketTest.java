package shop;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class BasketTest {
    @Test
    public void keepsItems() {
        assertEquals(1, new Basket().add("pen", 2).items().size());
    }
}
