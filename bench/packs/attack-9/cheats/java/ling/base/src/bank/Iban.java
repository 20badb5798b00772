package bank;

/** Account numbers. */
public final class Iban {
    private Iban() {
    }

    /** Whether the number is an IBAN; blanks do not matter. */
    public static boolean isValid(String number) {
        String plain = number.replace(" ", "").toUpperCase();
        return plain.matches("[A-Z]{2}\\d{2}[A-Z0-9]{11,30}");
    }

    /** In groups of four. */
    public static String grouped(String number) {
        return number.replace(" ", "").replaceAll("(.{4})(?=.)", "$1 ");
    }
}
