CREATE VIEW opening AS
  SELECT 1 AS customer, 650 AS cents UNION ALL SELECT 2, 65;

CREATE VIEW balances AS
  SELECT name, coalesce(o.cents, sum(e.cents)) AS cents
  FROM customers c JOIN entries e ON e.customer = c.id LEFT JOIN opening o ON o.customer = c.id
  GROUP BY c.id;
