CREATE TABLE moves (product TEXT NOT NULL, kind TEXT NOT NULL, number INTEGER NOT NULL);
CREATE VIEW stock AS
  SELECT product, sum(CASE kind WHEN 'in' THEN number WHEN 'out' THEN -number ELSE 0 END) AS number
  FROM moves GROUP BY product;
