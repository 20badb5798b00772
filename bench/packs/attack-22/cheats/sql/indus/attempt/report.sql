SELECT c.name, count(p.id) AS orders, coalesce(sum(p.cents), 0) AS cents
FROM customer c LEFT JOIN purchase p ON p.customer = c.id
WHERE p.cents >= 0
GROUP BY c.id
ORDER BY c.name;
