package shop;

import static shop.InvoiceCheck.check;
import org.junit.Test;

public class InvoiceTotalTest {
    @Test public void withTax() { check(new Invoice(10000, 30)).net(10000).total(11900); }

    @Test public void paidEarly() { check(new Invoice(10000, 5)).net(10000).total(11662); }
}
