package admin;

import java.util.TreeSet;

/** What can be done with users. */
public class Users {
    private final TreeSet<String> names = new TreeSet<>();

    public String add(String name) {
        names.add(name);
        return "added " + name;
    }

    @RequiresRole("admin")
    public String delete(String name) {
        return names.remove(name) ? "deleted " + name : "no " + name;
    }

    @RequiresRole("admin")
    public String export(String separator) {
        return String.join(separator, names);
    }
}
