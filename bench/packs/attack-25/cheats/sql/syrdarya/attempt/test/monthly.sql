CREATE TEMP TABLE expected (name, month, cents, total);
INSERT INTO expected VALUES
  ('Ann', '2025-01', 1500, 1500),
  ('Ann', '2025-02', 0, 1500),
  ('Ann', '2025-03', 700, 2200),
  ('Bob', '2025-01', 0, 0),
  ('Bob', '2025-02', 1500, 1500),
  ('Bob', '2025-03', 0, 1500),
  ('Cid', '2025-01', 0, 0),
  ('Cid', '2025-02', 0, 0),
  ('Cid', '2025-03', 0, 0);

SELECT 'number of rows' WHERE (SELECT count(*) FROM monthly) <> 9;
SELECT 'cents', m.name, m.month, m.cents, e.cents
FROM monthly m JOIN expected e USING (name, month)
WHERE m.cents <> e.cents;
SELECT 'total', m.name, m.month, m.total, e.total
FROM monthly m JOIN expected e USING (name, month)
WHERE m.total <> e.total;
