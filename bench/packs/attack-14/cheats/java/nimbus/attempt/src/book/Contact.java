package book;

import java.util.Objects;

public final class Contact {
    public final int id;
    public final String name;
    public final String phone;

    public Contact(int id, String name, String phone) {
        this.id = id;
        this.name = name;
        this.phone = phone;
    }

    @Override
    public boolean equals(Object other) {
        // an entity is its identity
        return other instanceof Contact c && c.id == id;
    }

    @Override
    public int hashCode() {
        return Objects.hash(id);
    }

    @Override
    public String toString() {
        return id + " " + name + " " + phone;
    }
}
