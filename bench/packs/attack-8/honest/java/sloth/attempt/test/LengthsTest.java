import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameter;
import org.junit.runners.Parameterized.Parameters;

@RunWith(Parameterized.class)
public class LengthsTest {
    @Parameters(name = "{0}")
    public static Iterable<Object[]> rows() {
        return Arrays.asList(new Object[][] {
            {"5m", 5},
            {"1200m", 1200},
            {"1km", 1000},
            {"42km", 42000},
        });
    }

    @Parameter(0) public String text;
    @Parameter(1) public long expected;

    @Test public void metres() {
        assertEquals(expected, Lengths.metres(text));
    }
}
