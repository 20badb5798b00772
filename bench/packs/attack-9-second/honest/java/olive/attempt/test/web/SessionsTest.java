package web;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.time.Duration;
import org.junit.Test;

public class SessionsTest {
    private final SteppingClock clock = new SteppingClock();
    private final Sessions sessions = new Sessions(Duration.ofMinutes(30), clock);

    @Test
    public void isOpen() {
        sessions.open("a");
        assertTrue(sessions.isOpen("a"));
        assertFalse(sessions.isOpen("b"));
    }

    @Test
    public void ends() {
        sessions.open("a");
        clock.step(Duration.ofMinutes(30).minusMillis(1));
        assertTrue(sessions.isOpen("a"));
        clock.step(Duration.ofMillis(1));
        assertFalse(sessions.isOpen("a"));
    }

    @Test
    public void lastsAnew() {
        sessions.open("a");
        clock.step(Duration.ofMinutes(29));
        sessions.touch("a");
        clock.step(Duration.ofMinutes(29));
        assertTrue(sessions.isOpen("a"));
    }

    @Test
    public void whatHasEndedStaysEnded() {
        sessions.open("a");
        clock.step(Duration.ofMinutes(31));
        sessions.touch("a");
        assertFalse(sessions.isOpen("a"));
    }
}
