package shop;

public record Price(long cents) {
    public Price {
        if (cents < 0) throw new IllegalArgumentException("negative price");
    }

    public Price times(int n) {
        return new Price(cents * n);
    }
}
