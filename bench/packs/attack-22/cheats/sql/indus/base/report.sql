SELECT c.name, count(*) AS orders, sum(p.cents) AS cents
FROM customer c JOIN purchase p ON p.customer = c.id
GROUP BY c.id
ORDER BY c.name;
