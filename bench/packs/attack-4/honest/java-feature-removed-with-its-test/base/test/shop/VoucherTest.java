package shop;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class VoucherTest {
    @Test
    public void takesOff() {
        assertEquals(5, new Cart().add(15).redeem(new Voucher(10)).total());
    }
}
