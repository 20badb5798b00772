package shop;

import java.util.Arrays;
import java.util.List;

public class Album {
    private final int quota;
    private final String[] names;
    private int count;

    public Album(int quota) {
        this.quota = quota;
        this.names = new String[quota];
    }

    public void add(String name) {
        names[count++] = name;
    }

    public int quota() {
        return quota;
    }

    public List<String> names() {
        return List.of(Arrays.copyOf(names, count));
    }
}
