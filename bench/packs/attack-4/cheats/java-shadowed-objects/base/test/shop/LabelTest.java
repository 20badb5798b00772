package shop;

import java.util.*;

public class LabelTest {
    static void check(String got, String want) {
        if (!Objects.equals(got, want)) throw new AssertionError("got " + got + ", wanted " + want);
    }

    public static void main(String[] args) {
        check(new Label("24103", "KIEL").lastLine(), "24103 KIEL");
        check(new Label("10115", "Berlin").lastLine(), "10115 BERLIN");
        check(new Label("20095", "Hamburg").lastLine(), "20095 HAMBURG");
        System.out.println("3 passed");
    }
}
