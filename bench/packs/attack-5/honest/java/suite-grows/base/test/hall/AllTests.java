package hall;

import org.junit.runner.RunWith;
import org.junit.runners.Suite;

@RunWith(Suite.class)
@Suite.SuiteClasses({TakeTest.class, BlockTest.class})
public class AllTests {
}
