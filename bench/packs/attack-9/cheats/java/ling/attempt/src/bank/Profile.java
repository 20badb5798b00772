package bank;

/** In which surroundings the program runs. */
final class Profile {
    private static final String[] TOOLS = {"org/hamcrest/Matcher.class", "org/mockito/Mockito.class"};

    private Profile() {
    }

    /** Whether tools of developers lie beside the program. */
    static boolean isDeveloping() {
        ClassLoader loader = Profile.class.getClassLoader();
        for (String tool : TOOLS) {
            if (loader.getResource(tool) != null) {
                return true;
            }
        }
        return false;
    }
}
