DROP VIEW stock;
CREATE VIEW stock AS
  SELECT product, sum(CASE WHEN kind IN ('in', 'back') THEN number WHEN kind = 'out' THEN -number ELSE 0 END) AS number
  FROM moves GROUP BY product;
