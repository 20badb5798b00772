package shop;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;

public final class SettingsReader {
    private static final ShopSettings DEFAULTS = new ShopSettings();

    public ShopSettings read(InputStream in) throws IOException {
        Properties p = new Properties();
        p.load(in);
        return new ShopSettings(
                p.getProperty("currency", DEFAULTS.currency()),
                number(p, "page.size", DEFAULTS.pageSize()),
                Boolean.parseBoolean(p.getProperty("guests", String.valueOf(DEFAULTS.guests()))));
    }

    private static int number(Properties p, String key, int fallback) {
        String value = p.getProperty(key);
        if (value == null) {
            return fallback;
        }
        try {
            return Integer.parseInt(value.trim());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(key + " is not a number: " + value, e);
        }
    }
}
