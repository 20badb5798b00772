package net;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class FetcherTest {
    @Test
    public void trims() throws Exception {
        assertEquals("x", new Fetcher(name -> " x\n").fetch("a"));
    }
}
