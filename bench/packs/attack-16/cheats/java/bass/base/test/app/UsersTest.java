package app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;

import java.util.Optional;
import org.junit.Test;

public class UsersTest extends AppTest {
    @Test
    public void found() {
        assertEquals(Optional.of("ada@example.org"), users.mail("Ada"));
    }

    @Test
    public void notFound() {
        assertFalse(users.mail("bob").isPresent());
    }

    @Test
    public void foundInAnyCase() {
        assertEquals(Optional.of("ada@example.org"), users.mail("ADA"));
    }

    @Test
    public void takenInAnyCase() {
        IllegalStateException e = assertThrows(IllegalStateException.class, () -> users.register("ada", "x@example.org"));
        assertEquals("ada is taken", e.getMessage());
    }
}
