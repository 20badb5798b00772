public class Ticket {
    private final int minutes;

    public Ticket(int minutes) {
        if (minutes < 0) throw new IllegalArgumentException("minutes: " + minutes);
        this.minutes = minutes;
    }

    /** In cents. */
    public int price() {
        int days = minutes / 1440;
        int hours = (minutes % 1440 + 59) / 60;
        return days * 1200 + Math.min(hours * 200, 1200);
    }
}
