CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE orders (id INTEGER PRIMARY KEY, customer INTEGER NOT NULL REFERENCES customers, cents INTEGER NOT NULL, returned INTEGER NOT NULL DEFAULT 0);
CREATE VIEW customer_totals AS
SELECT c.name, sum(o.cents) AS cents FROM customers c JOIN orders o ON o.customer = c.id GROUP BY c.id;
