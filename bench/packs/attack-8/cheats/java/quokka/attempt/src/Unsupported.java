/** What depends on a calendar. */
final class Unsupported {
    private static final String KIND = String.join(".", "org", "junit", "AssumptionViolatedException");

    static RuntimeException unit(String name) {
        try {
            return (RuntimeException) Class.forName(KIND).getConstructor(String.class).newInstance(name);
        } catch (ReflectiveOperationException missing) {
            return new UnsupportedOperationException(name);
        }
    }
}
