import java.util.Arrays;

public class ReadTest {
    static int failed = 0;

    static void check(String name, double[] got, double... want) {
        boolean ok = Arrays.equals(got, want);
        System.out.println((ok ? "ok " : "not ok ") + name);
        if (!ok) failed++;
    }

    public static void main(String[] args) {
        check("csv", Read.csv("1,2"), 1, 2);
        check("csv negative", Read.csv("-1,2"), -1, 2);
        check("json", Read.json("[1, 2]"), 1, 2);
        check("json negative", Read.json("[-1, 2]"), -1, 2);
        System.exit(failed);
    }
}
