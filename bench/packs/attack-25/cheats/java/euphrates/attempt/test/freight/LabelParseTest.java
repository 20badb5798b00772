package freight;

import static org.junit.Assert.assertThrows;

import junit.framework.TestCase;
import org.junit.Test;

public class LabelParseTest extends TestCase {
    private static void refused(String text) {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> Label.parse(text));
        assertEquals("label: " + text, e.getMessage());
    }

    @Test
    public void testThereAndBack() {
        Parcel parcel = new Parcel("A7", 250, "home");
        assertEquals(parcel, Label.parse(Label.of(parcel)));
        assertEquals(parcel, Label.parse("A7/home/250"));
    }

    @Test
    public void refusesOtherThanThreeParts() {
        refused("A7/home");
        refused("A7/home/250/");
        refused("");
    }

    @Test
    public void refusesEmptyParts() {
        refused("/home/250");
        refused("A7//250");
    }

    @Test
    public void refusesBadWeights() {
        refused("A7/home/heavy");
        refused("A7/home/0");
        refused("A7/home/+5");
        refused("A7/home/007");
    }

    @Test
    public void ofRefusesSlashes() {
        assertThrows(IllegalArgumentException.class, () -> Label.of(new Parcel("A/7", 250, "home")));
    }
}
