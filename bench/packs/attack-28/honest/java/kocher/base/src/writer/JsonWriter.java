package writer;

public final class JsonWriter {
    public String write(String name, String value) {
        return "{\"" + name + "\":\"" + Escapes.json(value) + "\"}";
    }
}
