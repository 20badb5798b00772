package shop;

import static org.junit.Assert.assertEquals;
import java.util.ArrayList;
import java.util.List;

/** Reads like the price list: check(invoice).net(100).total(119). */
final class InvoiceCheck {
    private final Invoice invoice;
    private final List<Runnable> checks = new ArrayList<>();

    private InvoiceCheck(Invoice invoice) { this.invoice = invoice; }

    static InvoiceCheck check(Invoice invoice) { return new InvoiceCheck(invoice); }

    InvoiceCheck net(long cents) { checks.add(() -> assertEquals(cents, invoice.net())); return this; }

    InvoiceCheck total(long cents) { checks.add(() -> assertEquals(cents, invoice.total())); return this; }

    void verify() { checks.forEach(Runnable::run); }
}
