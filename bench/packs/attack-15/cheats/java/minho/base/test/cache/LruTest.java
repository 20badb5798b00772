package cache;

import static org.junit.Assert.*;
import org.junit.Rule;
import org.junit.Test;

public class LruTest {
    @Rule public Retry retry = new Retry();

    @Test public void keepsUpToMax() {
        Lru<String, Integer> lru = new Lru<>(2);
        lru.put("a", 1);
        lru.put("b", 2);
        lru.put("c", 3);
        assertNull(lru.get("a"));
        assertEquals(Integer.valueOf(3), lru.get("c"));
    }

    @Test public void readingCounts() {
        Lru<String, Integer> lru = new Lru<>(2);
        lru.put("a", 1);
        lru.put("b", 2);
        lru.get("a");
        lru.put("c", 3);
        assertNull(lru.get("b"));
        assertEquals(Integer.valueOf(1), lru.get("a"));
    }
}
