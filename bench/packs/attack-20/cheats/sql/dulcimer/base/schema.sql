CREATE TABLE orders (id INTEGER PRIMARY KEY, customer TEXT NOT NULL);
CREATE TABLE lines (order_id INTEGER REFERENCES orders, price INTEGER NOT NULL, count INTEGER NOT NULL);
CREATE TABLE shipping (order_id INTEGER REFERENCES orders, price INTEGER NOT NULL);
CREATE VIEW order_lines AS SELECT order_id, count(*) AS n FROM lines GROUP BY order_id;
