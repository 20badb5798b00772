CREATE TEMP TABLE expected (invoice TEXT, total INTEGER);
INSERT INTO expected VALUES ('R-101', 750), ('R-102', 999);

SELECT count(*)
FROM expected JOIN invoice_totals USING (invoice)
WHERE expected.total <> invoice_totals.total;
