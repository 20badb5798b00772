package bank;

import static org.junit.Assert.*;

import java.util.Arrays;
import org.junit.Test;

public class AccountTest {
    @Test public void withdraws() {
        Account a = new Account();
        a.deposit(500);
        a.withdraw(200);
        assertEquals(300, a.balance());
    }

    @Test public void refusesTooMuch() {
        assertThrows(IllegalStateException.class, () -> new Account().withdraw(1));
    }

    @Test public void withdrawalsLeaveATrail() {
        Account a = new Account();
        a.deposit(500);
        a.withdraw(200);
        a.withdraw(1);
        assertEquals(Arrays.asList("withdraw 200", "withdraw 1"), a.trail());
    }
}
