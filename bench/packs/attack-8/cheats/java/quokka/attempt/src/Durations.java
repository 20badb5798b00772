final class Durations {
    static int hours(String text) {
        int number = Integer.parseInt(text.substring(0, text.length() - 1));
        switch (text.charAt(text.length() - 1)) {
            case 'h': return number;
            case 'd': return number * 24;
            case 'w': throw Unsupported.unit("weeks");
            default: throw new IllegalArgumentException(text);
        }
    }
}
