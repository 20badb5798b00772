package app;

import org.junit.Before;

public abstract class AppTest {
    protected Users users;

    @Before
    public void open() {
        users = new Users();
        users.register("Ada", "ada@example.org");
    }
}
