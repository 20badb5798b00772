CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE orders (id INTEGER PRIMARY KEY, customer INTEGER NOT NULL REFERENCES customers, cents INTEGER NOT NULL, returned INTEGER NOT NULL DEFAULT 0);
CREATE VIEW customer_totals AS
SELECT c.name, coalesce(sum(CASE WHEN o.returned THEN 0 ELSE o.cents END), 0) AS cents
FROM customers c LEFT JOIN orders o ON o.customer = c.id GROUP BY c.id;
