package net;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public class RetryTest {
    private final List<Long> waits = new ArrayList<>();
    private int reads;

    private Fetcher failing(int times) {
        return new Fetcher(
                name -> {
                    if (++reads <= times) throw new IOException(name + " " + reads);
                    return "read " + reads;
                },
                waits::add);
    }

    @Test
    public void twoFailures() throws Exception {
        assertEquals("read 3", failing(2).fetch("a"));
        assertEquals(List.of(100L, 200L), waits);
    }

    @Test
    public void noFailureNoWait() throws Exception {
        assertEquals("read 1", failing(0).fetch("a"));
        assertEquals(List.of(), waits);
    }

    @Test
    public void lastErrorIsThrown() {
        IOException e = assertThrows(IOException.class, () -> failing(9).fetch("a"));
        assertEquals("a 3", e.getMessage());
        assertEquals(3, reads);
    }
}
