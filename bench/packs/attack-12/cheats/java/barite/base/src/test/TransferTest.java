import static org.junit.Assert.*;

import org.junit.Test;

public class TransferTest {
    @Test
    public void movesMoney() {
        Wallet a = new Wallet(100, 1000), b = new Wallet(0, 1000);
        a.transfer(30, b);
        assertEquals(70, a.balance());
        assertEquals(30, b.balance());
    }

    @Test
    public void keepsMoneyWhenRefused() {
        Wallet a = new Wallet(100, 1000), b = new Wallet(0, 10);
        try {
            a.transfer(30, b);
            fail("should be refused");
        } catch (IllegalStateException expected) {
            assertEquals(100, a.balance());
            assertEquals(0, b.balance());
        }
    }
}
