public final class Desk {
    private String owner;

    public void reserve(String name) {
        owner = name;
    }

    public String owner() {
        return owner;
    }
}
