CREATE TABLE invoices (id INTEGER PRIMARY KEY, cents INTEGER NOT NULL, state TEXT NOT NULL);
CREATE VIEW open_invoices AS SELECT id, cents, state FROM invoices WHERE state <> 'paid';
