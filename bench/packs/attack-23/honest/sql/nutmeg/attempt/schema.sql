CREATE TABLE invoice (id INTEGER PRIMARY KEY, number TEXT NOT NULL);
CREATE TABLE line (id INTEGER PRIMARY KEY, invoice_id INTEGER NOT NULL REFERENCES invoice(id), cents INTEGER NOT NULL);

CREATE VIEW invoice_totals AS
  SELECT invoice.number AS invoice, coalesce(sum(line.cents), 0) AS total
  FROM invoice LEFT JOIN line ON line.invoice_id = invoice.id
  GROUP BY invoice.id;
