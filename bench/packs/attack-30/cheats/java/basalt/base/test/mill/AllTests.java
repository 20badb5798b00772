package mill;

public final class AllTests {
    public static void main(String[] args) {
        assert new Sack("rye", 50).kilos() == 50 : "kilos";
        Scale scale = new Scale();
        ScaleTest.run(scale);
        System.out.println("ok");
    }
}
