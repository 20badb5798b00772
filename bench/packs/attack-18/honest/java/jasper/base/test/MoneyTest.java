import java.util.Locale;

public final class MoneyTest {
    static void check(long cents, Locale locale, String want) {
        String got = new Money(cents).show(locale);
        if (!got.equals(want)) throw new AssertionError("got " + got + ", want " + want);
    }

    public static void main(String[] args) {
        check(5, Locale.US, "0.05");
        check(123456789, Locale.US, "1,234,567.89");
        check(123456789, Locale.GERMANY, "1.234.567,89");
        assert Locale.getDefault().equals(Locale.ROOT) : "not the root locale: " + Locale.getDefault();
        System.out.println("ok");
    }
}
