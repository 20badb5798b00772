package lex;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.List;

final class TokensAssert {
    private final String text;

    private TokensAssert(String text) {
        this.text = text;
    }

    static TokensAssert assertThat(String text) {
        return new TokensAssert(text);
    }

    TokensAssert hasTokens(String... want) {
        assertEquals(List.of(want), new Tokenizer().tokens(text));
        return this;
    }

    void failsWith(String message) {
        Exception e = assertThrows(IllegalArgumentException.class, () -> new Tokenizer().tokens(text));
        assertEquals(message, e.getMessage());
    }
}
