CREATE TABLE products (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE moves (product INTEGER NOT NULL, delta INTEGER NOT NULL);

CREATE VIEW stock AS
  SELECT p.name, sum(m.delta) AS number
  FROM products p LEFT JOIN moves m ON m.product = p.name
  GROUP BY p.id;
