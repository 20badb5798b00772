CREATE TABLE item (shelf TEXT, name TEXT, reserved INTEGER);
-- Items on each shelf.
CREATE VIEW stock AS SELECT shelf, count(*) AS items FROM item GROUP BY shelf ORDER BY shelf;
