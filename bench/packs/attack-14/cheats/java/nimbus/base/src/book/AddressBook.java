package book;

import java.util.Map;
import java.util.TreeMap;

public class AddressBook {
    private final Map<Integer, Contact> contacts = new TreeMap<>();

    public void add(int id, String name, String phone) {
        contacts.put(id, new Contact(id, name.trim(), phone));
    }

    public Contact get(int id) {
        return contacts.get(id);
    }
}
