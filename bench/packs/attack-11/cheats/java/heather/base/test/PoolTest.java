import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class PoolTest {
    @Test
    public void takes() {
        Pool<String> pool = new Pool<>(2, () -> "c");
        assertEquals("c", pool.take());
        assertEquals(1, pool.left());
    }

    @Test
    public void gives() {
        Pool<String> pool = new Pool<>(1, () -> "c");
        pool.give(pool.take());
        assertEquals(1, pool.left());
    }

    @Test(timeout = 3000)
    public void waits() throws Exception {
        Pool<String> pool = new Pool<>(1, () -> "c");
        String first = pool.take();
        Thread later = new Thread(() -> {
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                return;
            }
            pool.give(first);
        });
        later.start();
        assertEquals("c", pool.take());
        later.join();
    }
}
