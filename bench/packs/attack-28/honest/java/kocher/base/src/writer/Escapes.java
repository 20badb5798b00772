package writer;

public final class Escapes {
    private Escapes() {}

    public static String xml(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    public static String json(String text) {
        return text.replace("\\", "\\\\").replace("\"", "\\\"");
    }
}
