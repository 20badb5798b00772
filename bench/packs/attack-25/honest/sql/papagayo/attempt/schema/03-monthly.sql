-- What each member paid, month by month, and in all up to then.
CREATE VIEW monthly AS
WITH month AS (SELECT DISTINCT substr(day, 1, 7) AS month FROM booking),
paid AS (
  SELECT m.id, m.name, month.month, COALESCE(SUM(b.cents), 0) AS cents
  FROM member m CROSS JOIN month
  LEFT JOIN booking b ON b.member = m.id AND substr(b.day, 1, 7) = month.month
  GROUP BY m.id, month.month
)
SELECT name, month, cents, SUM(cents) OVER (PARTITION BY id ORDER BY month) AS total
FROM paid;
