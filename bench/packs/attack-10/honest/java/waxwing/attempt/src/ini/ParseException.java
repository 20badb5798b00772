package ini;

/** Says what is wrong in which line, counted from 1. */
public class ParseException extends Exception {
    private static final long serialVersionUID = 1L;
    private final int line;

    public ParseException(int line, String text) {
        super("line " + line + ": no setting: " + text);
        this.line = line;
    }

    public int line() {
        return line;
    }
}
