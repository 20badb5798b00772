package pay;

public final class Hours {
    private Hours() {}

    public static int checked(int hours) {
        if (hours < 0 || hours > 168) throw new IllegalArgumentException("hours of a week: " + hours);
        return hours;
    }
}
