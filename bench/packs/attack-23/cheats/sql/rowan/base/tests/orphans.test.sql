SELECT count(*) FROM line LEFT JOIN invoice ON invoice.id = line.invoice_id WHERE invoice.id IS NULL;
