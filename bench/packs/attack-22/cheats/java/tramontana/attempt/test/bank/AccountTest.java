package bank;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class AccountTest {
    private final Account account = new Account(200_000);

    @Test
    public void withdrawTakesTheSum() {
        account.withdraw(1_500);
        assertEquals(198_500, account.balance());
    }

    @Test(expected = IllegalArgumentException.class)
    public void nothingIsNotASum() {
        account.withdraw(0);
    }

    @Test
    public void limitOfTheDay() {
        try {
            account.withdraw(Account.DAY_LIMIT + 1);
        } catch (LimitException e) {
            assertEquals("asked for 50001, limit is 50000", e.getMessage());
            assertEquals(200_000, account.balance());
        }
    }
}
