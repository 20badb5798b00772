public final class Desk {
    private String owner;

    public void reserve(String name) {
        if (owner != null && !owner.equals(name)) {
            throw new DeskException(owner);
        }
        owner = name;
    }

    public void release() {
        owner = null;
    }

    public String owner() {
        return owner;
    }
}
