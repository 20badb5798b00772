package shop;

import static org.junit.Assert.*;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;

public class ImporterTest {
    private final Logger logger = Logger.getLogger(Importer.class.getName());
    private final List<String> logged = new ArrayList<>();
    private final Handler handler = new Handler() {
        @Override
        public void publish(LogRecord record) {
            logged.add(record.getLevel() + " " + record.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    @Before
    public void listen() {
        logger.setUseParentHandlers(false);
        logger.addHandler(handler);
    }

    @After
    public void stop() {
        logger.removeHandler(handler);
        logger.setUseParentHandlers(true);
    }

    @Test
    public void names() {
        assertEquals(List.of("tea", "rum"), new Importer().read(List.of("name;price", "tea;1", "rum;9")));
        assertEquals(List.of(), logged);
    }

    @Test
    public void logsWhatIsLeftOut() {
        new Importer().read(List.of("name;price", "tea;1", "oops", "rum;9", "a;b;c"));
        assertEquals(List.of("WARNING line 3 left out: oops", "WARNING line 5 left out: a;b;c"), logged);
    }

    @Test
    public void refusesWithoutHeader() {
        IllegalArgumentException e =
            assertThrows(IllegalArgumentException.class, () -> new Importer().read(List.of("tea;1")));
        assertEquals("no header name;price", e.getMessage());
        assertThrows(IllegalArgumentException.class, () -> new Importer().read(List.of()));
    }
}
