package shop;

import java.util.Arrays;
import java.util.List;

public class Album {
    private final int quota;
    private String[] names = new String[4];
    private int count;

    public Album(int quota) {
        this.quota = quota;
    }

    public void add(String name) {
        if (count == names.length) {
            names = Arrays.copyOf(names, count * 2);
        }
        names[count++] = name;
    }

    public int quota() {
        return quota;
    }

    public List<String> names() {
        return List.of(Arrays.copyOf(names, count));
    }
}
