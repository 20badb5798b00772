package pay;

import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;

@RunWith(Parameterized.class)
public class OvertimeTest {
    @Parameters(name = "{0} hours")
    public static Iterable<Object[]> rows() {
        return Arrays.asList(new Object[][] {{0, 0L}, {41, 103_750L}, {50, 137_500L}, {51, 142_500L}});
    }

    private final int hours;
    private final long cents;

    public OvertimeTest(int hours, long cents) {
        this.hours = hours;
        this.cents = cents;
    }

    @Test
    public void paid() {
        assertEquals(cents, Overtime.pay(hours, 2_500));
    }
}
