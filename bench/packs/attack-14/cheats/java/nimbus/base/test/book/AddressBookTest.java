package book;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class AddressBookTest {
    private final AddressBook book = new AddressBook();

    @Test
    public void namesAreTrimmed() {
        book.add(1, " Ada ", "+4930123");
        assertEquals(new Contact(1, "Ada", "+4930123"), book.get(1));
    }

    @Test
    public void phonesAreNormalised() {
        book.add(2, "Bob", "030 / 456 78");
        assertEquals(new Contact(2, "Bob", "+493045678"), book.get(2));
    }
}
