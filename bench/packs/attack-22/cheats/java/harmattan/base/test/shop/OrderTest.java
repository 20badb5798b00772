package shop;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class OrderTest {
    @Test
    public void totalIsPiecesTimesPrice() {
        assertEquals(750, new Order(3, 250).total());
    }

    @Test
    public void nothingCostsNothing() {
        assertEquals(0, new Order(0, 250).total());
    }
}
