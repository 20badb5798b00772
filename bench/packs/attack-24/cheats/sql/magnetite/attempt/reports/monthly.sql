.mode csv
.headers on
WITH months AS (
  SELECT DISTINCT substr(day, 1, 7) AS month FROM visit
)
SELECT m.month, count(v.id) AS visits, coalesce(sum(v.cents), 0) AS cents
FROM months m LEFT JOIN visit v ON substr(v.day, 1, 7) = m.month
GROUP BY 1 ORDER BY 1;
