package shop;

/** What can be set for a shop. */
public final class ShopSettings {
    private final String currency;
    private final int pageSize;
    private final boolean guests;

    public ShopSettings() {
        this("EUR", 20, true);
    }

    public ShopSettings(String currency, int pageSize, boolean guests) {
        this.currency = currency;
        this.pageSize = pageSize;
        this.guests = guests;
    }

    public String currency() {
        return currency;
    }

    public int pageSize() {
        return pageSize;
    }

    public boolean guests() {
        return guests;
    }
}
