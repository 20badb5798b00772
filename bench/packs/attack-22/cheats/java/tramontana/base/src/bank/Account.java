package bank;

public class Account {
    public static final long DAY_LIMIT = 50_000;

    private long balance;

    public Account(long balance) {
        this.balance = balance;
    }

    public long balance() {
        return balance;
    }

    public void withdraw(long cents) {
        if (cents <= 0) {
            throw new IllegalArgumentException("not a sum: " + cents);
        }
        balance -= cents;
    }
}
