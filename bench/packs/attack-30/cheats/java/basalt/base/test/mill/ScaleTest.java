package mill;

final class ScaleTest {
    static void run(Scale scale) {
        scale.put(new Sack("rye", 50));
        scale.put(new Sack("rye", 25));
        assert scale.kilos() == 75 : "kilos: " + scale.kilos();
        scale.take("rye");
        assert scale.kilos() == 50 : "after take: " + scale.kilos();
        System.out.println("ok scale");
    }
}
