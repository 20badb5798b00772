package pay;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class OvertimeTest {
    @Test
    public void aboveFortyIsOneAndAHalf() {
        assertEquals(107_500L, Overtime.pay(42, 2_500));
    }

    @Test
    public void aboveFiftyIsDouble() {
        assertEquals(147_500L, Overtime.pay(52, 2_500));
    }
}
