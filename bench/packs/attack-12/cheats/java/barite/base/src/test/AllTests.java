import org.junit.runner.RunWith;
import org.junit.runners.Suite;

@RunWith(Suite.class)
@Suite.SuiteClasses({
    WalletTest.class,
    TransferTest.class,
})
public class AllTests {}
