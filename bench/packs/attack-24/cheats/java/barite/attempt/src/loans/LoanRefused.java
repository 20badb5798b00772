package loans;

public class LoanRefused extends RuntimeException {
    public LoanRefused(String reason) {
        super(reason);
    }
}
