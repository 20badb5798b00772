CREATE TEMP TABLE expected (invoice TEXT, total INTEGER);
INSERT INTO expected VALUES ('R-101', 750), ('R-102', 999), ('R-103', 0);

SELECT (SELECT count(*) FROM (SELECT * FROM expected EXCEPT SELECT * FROM invoice_totals))
     + (SELECT count(*) FROM (SELECT * FROM invoice_totals EXCEPT SELECT * FROM expected));
