package hall;

import org.junit.runner.RunWith;
import org.junit.runners.Suite;

@RunWith(Suite.class)
@Suite.SuiteClasses({
    EdgeTest.class,
    BlockTest.class,
    TakeTest.class,
})
public class AllTests {
}
