package edit;

public class Editor {
    private final StringBuilder text = new StringBuilder();

    public void type(String more) {
        text.append(more);
    }

    public void delete(int count) {
        text.setLength(Math.max(0, text.length() - count));
    }

    public String text() {
        return text.toString();
    }
}
