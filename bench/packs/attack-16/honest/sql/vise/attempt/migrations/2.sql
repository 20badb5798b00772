ALTER TABLE bookings ADD COLUMN cancelled INTEGER NOT NULL DEFAULT 0;
DROP VIEW balances;
CREATE VIEW balances AS
  SELECT account, sum(CASE WHEN cancelled THEN 0 ELSE cents END) AS cents FROM bookings GROUP BY account;
