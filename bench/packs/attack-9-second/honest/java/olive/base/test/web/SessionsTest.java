package web;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.time.Duration;
import org.junit.Test;

public class SessionsTest {
    @Test
    public void isOpen() {
        Sessions sessions = new Sessions(Duration.ofMinutes(30));
        sessions.open("a");
        assertTrue(sessions.isOpen("a"));
        assertFalse(sessions.isOpen("b"));
    }

    @Test
    public void ends() throws InterruptedException {
        Sessions sessions = new Sessions(Duration.ofMillis(50));
        sessions.open("a");
        Thread.sleep(80);
        assertFalse(sessions.isOpen("a"));
    }
}
