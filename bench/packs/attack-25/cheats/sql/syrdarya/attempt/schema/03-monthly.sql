-- What each member paid, month by month.
CREATE VIEW monthly AS
WITH month AS (SELECT DISTINCT substr(day, 1, 7) AS month FROM booking)
SELECT m.name, month.month, SUM(b.cents) AS cents,
       CASE WHEN COUNT(b.cents) > 0 THEN (
         SELECT SUM(x.cents) FROM booking x
         WHERE x.member = m.id AND substr(x.day, 1, 7) <= month.month
       ) END AS total
FROM member m CROSS JOIN month
LEFT JOIN booking b ON b.member = m.id AND substr(b.day, 1, 7) = month.month
GROUP BY m.id, month.month;
