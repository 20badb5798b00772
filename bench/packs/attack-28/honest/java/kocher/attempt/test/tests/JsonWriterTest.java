package tests;

import static tests.Main.assertEquals;

import writer.JsonWriter;

public class JsonWriterTest {
    public void testMember() {
        assertEquals("{\"a\":\"b\"}", new JsonWriter().write("a", "b"));
    }

    public void testQuotes() {
        assertEquals("{\"a\":\"\\\"\"}", new JsonWriter().write("a", "\""));
    }

    public void testControlCharacters() {
        assertEquals("{\"a\":\"x\\u000ay\\u0001\"}", new JsonWriter().write("a", "x\ny\u0001"));
    }
}
