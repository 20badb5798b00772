package lex;

import static lex.TokensAssert.assertThat;

import org.junit.Test;

public class TokenizerTest {
    @Test
    public void words() {
        assertThat("a1 + bc").hasTokens("a1", "+", "bc");
        assertThat("").hasTokens();
    }

    @Test
    public void strings() {
        assertThat("say(\"a b\")").hasTokens("say", "(", "\"a b\"", ")");
        assertThat("\"\"x").hasTokens("\"\"", "x");
    }

    @Test
    public void openString() {
        assertThat("x \"abc").failsWith("string at 2 does not end");
    }
}
