import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class ChequeTest {
    @Test
    public void line() {
        assertEquals("EUR four and 05/100", new Cheque().line(4, 5));
    }
}
