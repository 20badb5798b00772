package bank;

public class LimitException extends RuntimeException {
    public LimitException(long asked, long limit) {
        super("asked for " + asked + ", limit is " + limit);
    }
}
