package shop;

public class QuotaExceeded extends RuntimeException {
    public QuotaExceeded(int quota) {
        super("no more than " + quota);
    }
}
