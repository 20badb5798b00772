public class AreaTest {
    static void testText() {
        assert Area.text(1.5, 1).equals("1.5") : Area.text(1.5, 1);
    }

    public static void main(String[] args) {
        testText();
        System.out.println("1 test passed");
    }
}
