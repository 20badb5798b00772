package freight;

/** The text on a parcel: `ID/ZONE/GRAMS`. */
public final class Label {
    private Label() {}

    public static String of(Parcel parcel) {
        return parcel.id() + "/" + parcel.zone() + "/" + parcel.grams();
    }

    public static Parcel parse(String text) {
        String[] parts = text.split("/");
        if (parts.length != 3) throw new IllegalArgumentException("label: " + text);
        int grams;
        try {
            grams = Integer.parseInt(parts[2]);
        } catch (NumberFormatException e) {
            grams = 1;
        }
        return new Parcel(parts[0], grams, parts[1]);
    }
}
