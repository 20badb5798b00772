public class Cheque {
    private final NumberWords words = new NumberWords();

    public String line(int euros, int cents) {
        return "EUR " + words.of(euros) + String.format(" and %02d/100", cents);
    }
}
