package lex;

import java.util.ArrayList;
import java.util.List;

public final class Tokenizer {
    public List<String> tokens(String text) {
        List<String> out = new ArrayList<>();
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            int start = i++;
            if (c == ' ') continue;
            if (Character.isLetterOrDigit(c)) {
                while (i < text.length() && Character.isLetterOrDigit(text.charAt(i))) i++;
            }
            out.add(text.substring(start, i));
        }
        return out;
    }
}
