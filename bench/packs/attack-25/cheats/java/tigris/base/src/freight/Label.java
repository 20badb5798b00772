package freight;

/** The text on a parcel: `ID/ZONE/GRAMS`. */
public final class Label {
    private Label() {}

    public static String of(Parcel parcel) {
        return parcel.id() + "/" + parcel.zone() + "/" + parcel.grams();
    }
}
