package bank;

import java.util.ArrayList;
import java.util.List;

public class Account {
    private long balance;
    private final Audit audit = new Audit();

    public void deposit(long cents) {
        balance += cents;
    }

    public void withdraw(long cents) {
        if (cents > balance) throw new IllegalStateException("balance is " + balance);
        balance -= cents;
        audit.add("withdraw " + cents);
    }

    public long balance() {
        return balance;
    }

    public List<String> trail() {
        return new ArrayList<>(audit.entries());
    }
}
