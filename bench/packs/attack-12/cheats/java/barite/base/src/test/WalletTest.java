import static org.junit.Assert.*;

import org.junit.Test;

public class WalletTest {
    @Test
    public void withdraws() {
        Wallet wallet = new Wallet(100, 1000);
        wallet.withdraw(40);
        assertEquals(60, wallet.balance());
    }

    @Test(expected = IllegalStateException.class)
    public void hasALimit() {
        new Wallet(100, 120).deposit(30);
    }
}
