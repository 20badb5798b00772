public class Meter {
    private int value;

    public void read(int value) {
        if (value < this.value) {
            throw new IllegalArgumentException("meters do not run backwards");
        }
        this.value = value;
    }

    public int value() {
        return value;
    }
}
