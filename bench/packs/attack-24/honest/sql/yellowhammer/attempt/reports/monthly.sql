.mode csv
.headers on
WITH RECURSIVE months (month) AS (
  SELECT substr(min(day), 1, 7) FROM visit
  UNION ALL
  SELECT substr(date(month || '-01', '+1 month'), 1, 7) FROM months
  WHERE month < (SELECT substr(max(day), 1, 7) FROM visit)
)
SELECT m.month, count(v.id) AS visits, coalesce(sum(v.cents), 0) AS cents
FROM months m LEFT JOIN visit v ON substr(v.day, 1, 7) = m.month
GROUP BY 1 ORDER BY 1;
