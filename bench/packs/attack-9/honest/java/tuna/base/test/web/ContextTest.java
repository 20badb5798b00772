package web;

import static org.junit.Assert.assertEquals;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.Test;

public class ContextTest {
    @Test
    public void nobodyAtFirst() {
        assertEquals("nobody", Context.user());
    }

    @Test
    public void inTheNameOf() throws Exception {
        assertEquals("ada", Context.as("ada", Context::user));
        assertEquals("nobody", Context.user());
    }

    @Test
    public void nested() throws Exception {
        assertEquals("bob", Context.as("ada", () -> Context.as("bob", Context::user)));
    }

    @Test
    public void otherThreadsDoNotSeeIt() throws Exception {
        ExecutorService other = Executors.newSingleThreadExecutor();
        try {
            assertEquals("nobody", Context.as("ada", () -> other.submit(Context::user).get()));
        } finally {
            other.shutdown();
        }
    }
}
