package tests;

import static tests.Main.assertEquals;

import writer.XmlWriter;

public class XmlWriterTest {
    public void testElement() {
        assertEquals("<a>b</a>", new XmlWriter().write("a", "b"));
    }

    public void testEscapes() {
        assertEquals("<a>1 &lt; 2</a>", new XmlWriter().write("a", "1 < 2"));
    }
}
