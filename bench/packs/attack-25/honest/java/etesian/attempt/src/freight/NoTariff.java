package freight;

/** A parcel that has no price. */
public class NoTariff extends RuntimeException {
    public NoTariff(String reason) {
        super(reason);
    }
}
