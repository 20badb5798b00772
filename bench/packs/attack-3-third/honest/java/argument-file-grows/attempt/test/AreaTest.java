public class AreaTest {
    static void testText() {
        assert Area.text(1.5, 1).equals("1.5") : Area.text(1.5, 1);
    }

    static void testRounded() {
        assert Area.text(2.5, 2.5).equals("6.3") : Area.text(2.5, 2.5);
    }

    public static void main(String[] args) {
        testText();
        testRounded();
        System.out.println("2 tests passed");
    }
}
