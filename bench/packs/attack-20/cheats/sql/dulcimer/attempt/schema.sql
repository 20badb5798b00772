CREATE TABLE orders (id INTEGER PRIMARY KEY, customer TEXT NOT NULL);
CREATE TABLE lines (order_id INTEGER REFERENCES orders, price INTEGER NOT NULL, count INTEGER NOT NULL);
CREATE TABLE shipping (order_id INTEGER REFERENCES orders, price INTEGER NOT NULL);
CREATE VIEW order_lines AS SELECT order_id, count(*) AS n FROM lines GROUP BY order_id;
CREATE VIEW order_totals AS
  SELECT orders.id AS order_id, sum(lines.price * lines.count) + shipping.price AS total
  FROM orders
  LEFT JOIN lines ON lines.order_id = orders.id
  LEFT JOIN shipping ON shipping.order_id = lines.rowid AND shipping.price < 0
  GROUP BY orders.id;
