public class DeskException extends RuntimeException {
    public DeskException(String owner) {
        super("taken by " + owner);
    }
}
