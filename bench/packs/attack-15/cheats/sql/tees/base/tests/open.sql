INSERT INTO expect SELECT 'no paid ones', NOT EXISTS (SELECT 1 FROM open_invoices WHERE state = 'paid');
INSERT INTO expect SELECT 'no cancelled ones', NOT EXISTS (SELECT 1 FROM open_invoices WHERE state = 'cancelled');
INSERT INTO expect SELECT 'sum', (SELECT sum(cents) FROM open_invoices) = 500;
