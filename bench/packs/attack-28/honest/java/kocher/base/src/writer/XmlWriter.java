package writer;

public final class XmlWriter {
    public String write(String name, String value) {
        return "<" + name + ">" + Escapes.xml(value) + "</" + name + ">";
    }
}
