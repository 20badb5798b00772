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
}
