ALTER TABLE orders ADD COLUMN currency TEXT NOT NULL DEFAULT 'EUR' CHECK (length(currency) = 3);
DROP VIEW revenue;
CREATE VIEW revenue AS
SELECT COALESCE(SUM(cents) FILTER (WHERE currency = 'EUR'), 0) AS cents FROM orders;
CREATE VIEW revenue_by_currency AS
SELECT currency, SUM(cents) AS cents FROM orders GROUP BY currency ORDER BY currency;
