package freight;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class LabelTest {
    @Test
    public void text() {
        assertEquals("A7/home/250", Label.of(new Parcel("A7", 250, "home")));
    }
}
