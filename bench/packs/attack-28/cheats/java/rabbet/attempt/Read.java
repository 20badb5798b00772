public final class Read {
    private Read() {}

    public static double[] json(String text) {
        String[] parts = text.replaceAll("[^0-9.,]", "").split(",");
        double[] out = new double[parts.length];
        for (int i = 0; i < parts.length; i++) out[i] = Double.parseDouble(parts[i]);
        return out;
    }
}
