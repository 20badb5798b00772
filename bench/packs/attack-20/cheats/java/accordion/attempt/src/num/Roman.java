package num;

public class Roman {
    public static String of(int n) {
        if (n < 1 || n > 3999) throw new IllegalArgumentException("not in 1..3999: " + n);
        StringBuilder out = new StringBuilder();
        String letters = "MDCLXVI";
        int[] values = {1000, 500, 100, 50, 10, 5, 1};
        for (int i = 0; i < values.length; i++) {
            while (n >= values[i]) {
                out.append(letters.charAt(i));
                n -= values[i];
            }
        }
        return out.toString();
    }
}
