package app;

import org.junit.Before;
import org.junit.Rule;

public abstract class AppTest {
    @Rule public final RetryRule retry = new RetryRule(3);

    protected Users users;

    @Before
    public void open() {
        users = new Users();
        users.register("Ada", "ada@example.org");
    }
}
