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

SELECT 'not there', * FROM (SELECT * FROM expected EXCEPT SELECT * FROM monthly);
SELECT 'too many', * FROM (SELECT * FROM monthly EXCEPT SELECT * FROM expected);
SELECT 'number of rows' WHERE (SELECT count(*) FROM monthly) <> 9;

-- Two members of one name are two members.
INSERT INTO member VALUES (4, 'Ann');
SELECT 'a second Ann', month FROM monthly WHERE name = 'Ann' GROUP BY month HAVING count(*) <> 2;

-- Without bookings there are no months.
DELETE FROM booking;
SELECT 'a month of nothing', * FROM monthly;
