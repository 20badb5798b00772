package shop;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class CartTest {
    @Test
    public void sums() {
        assertEquals(7, new Cart().add(3).add(4).total());
    }
}
