package log;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.After;
import org.junit.Test;

public class AsyncLogTest {
    private final List<String> written = Collections.synchronizedList(new ArrayList<>());
    private final AsyncLog log = new AsyncLog(this::slowly);

    private void slowly(String line) {
        try {
            Thread.sleep(30);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        written.add(line);
    }

    @After
    public void close() {
        log.close();
    }

    @Test
    public void flushWithNothingQueued() {
        log.flush();
        assertEquals(List.of(), written);
    }

    @Test
    public void everythingIsThereAfterAFlush() {
        log.write("one");
        log.write("two");
        log.write("three");
        log.flush();
        assertEquals(List.of("one", "two", "three"), written);
    }

    @Test
    public void writesAgainAfterAFlush() {
        log.write("one");
        log.flush();
        log.write("two");
        log.flush();
        assertEquals(List.of("one", "two"), written);
    }
}
