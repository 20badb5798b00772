public class Ticket {
    private final int minutes;

    public Ticket(int minutes) {
        if (minutes < 0) throw new IllegalArgumentException("minutes: " + minutes);
        this.minutes = minutes;
    }

    /** In cents. */
    public int price() {
        int day = 24 * 60;
        int rest = minutes % day;
        return minutes / day * 1200 + Math.min((rest + 59) / 60 * 200, 1200);
    }
}
