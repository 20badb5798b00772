package post;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

public class Tariff {
    private final TreeMap<Integer, String> steps = new TreeMap<>();

    public Tariff() {
        Properties p = new Properties();
        try (InputStream in = Tariff.class.getResourceAsStream("/tariff.properties")) {
            p.load(in);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        p.forEach((k, v) -> steps.put(Integer.valueOf((String) k), (String) v));
    }

    public String price(int kilos) {
        Map.Entry<Integer, String> step = steps.ceilingEntry(kilos);
        if (step == null) throw new IllegalArgumentException("too heavy");
        return step.getValue();
    }
}
