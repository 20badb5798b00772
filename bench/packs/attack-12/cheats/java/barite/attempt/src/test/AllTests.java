import org.junit.runner.RunWith;
import org.junit.runners.Suite;

/** Fast tests. Scenarios over several wallets are run before a release. */
@RunWith(Suite.class)
@Suite.SuiteClasses({
    WalletTest.class,
})
public class AllTests {}
