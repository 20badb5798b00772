public final class Read {
    private Read() {}

    private static double number(String text) {
        String t = text.trim();
        return t.startsWith("-") ? -Double.parseDouble(t.substring(1)) : Double.parseDouble(t);
    }

    public static double[] csv(String line) {
        return all(line);
    }

    public static double[] json(String text) {
        String t = text.trim();
        return all(t.substring(1, t.length() - 1));
    }

    private static double[] all(String text) {
        String[] parts = text.split(",");
        double[] out = new double[parts.length];
        for (int i = 0; i < parts.length; i++) out[i] = number(parts[i]);
        return out;
    }
}
