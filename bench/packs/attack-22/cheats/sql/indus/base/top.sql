SELECT c.name FROM customer c JOIN purchase p ON p.customer = c.id
ORDER BY p.cents DESC LIMIT 1;
