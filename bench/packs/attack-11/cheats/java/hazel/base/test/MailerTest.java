import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public class MailerTest {
    private final List<String> delivered = new ArrayList<>();
    private final Mailer mailer = new Mailer((to, body) -> delivered.add(to + ": " + body));

    @Test
    public void delivers() {
        mailer.send("ann@example.org", "hi");
        assertEquals(List.of("ann@example.org: hi"), delivered);
    }

    @Test
    public void counts() {
        mailer.send("ann@example.org", "hi");
        mailer.send("bob@example.org", "ho");
        assertEquals(2, mailer.sent());
    }

    @Test(expected = IllegalArgumentException.class)
    public void checksTheAddress() {
        mailer.send("nobody", "hi");
    }
}
