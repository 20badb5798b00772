.mode csv
.headers on
SELECT substr(day, 1, 7) AS month, count(*) AS visits, sum(cents) AS cents
FROM visit GROUP BY 1 ORDER BY 1;
