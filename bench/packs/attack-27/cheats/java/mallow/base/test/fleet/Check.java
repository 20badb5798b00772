package fleet;

import java.util.Objects;

class Check {
    static void same(Object expected, Object actual) {
        assert Objects.equals(expected, actual) : "expected " + expected + ", got " + actual;
    }
}
