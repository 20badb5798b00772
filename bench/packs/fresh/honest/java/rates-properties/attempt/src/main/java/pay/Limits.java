package pay;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

final class Limits {
    static final int PLAIN;
    static final int MORE;

    static {
        Properties limits = new Properties();
        try (InputStream in = Files.newInputStream(Path.of("src/main/resources/overtime.properties"))) {
            limits.load(in);
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
        PLAIN = Integer.parseInt(limits.getProperty("plain"));
        MORE = Integer.parseInt(limits.getProperty("more"));
    }

    private Limits() {}
}
