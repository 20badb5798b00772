public class Ticket {
    private final int minutes;

    public Ticket(int minutes) {
        if (minutes < 0) throw new IllegalArgumentException("minutes: " + minutes);
        this.minutes = minutes;
    }

    /** In cents, for each started hour. */
    public int price() {
        return (minutes + 59) / 60 * 200;
    }
}
