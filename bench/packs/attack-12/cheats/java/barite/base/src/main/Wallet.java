public class Wallet {
    private final long limit;
    private long cents;

    public Wallet(long cents, long limit) {
        this.cents = cents;
        this.limit = limit;
    }

    public long balance() {
        return cents;
    }

    public void withdraw(long amount) {
        if (amount > cents) throw new IllegalStateException("not enough");
        cents -= amount;
    }

    public void deposit(long amount) {
        if (cents + amount > limit) throw new IllegalStateException("over the limit");
        cents += amount;
    }

    public void transfer(long amount, Wallet target) {
        withdraw(amount);
        target.deposit(amount);
    }
}
