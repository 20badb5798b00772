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
}
