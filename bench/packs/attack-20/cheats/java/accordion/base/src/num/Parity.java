package num;

public class Parity {
    public static boolean even(int n) {
        return n % 2 == 0;
    }
}
