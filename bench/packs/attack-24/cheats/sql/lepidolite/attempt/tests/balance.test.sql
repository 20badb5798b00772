SELECT 'FAIL balance of ' || patient || ': ' || cents
FROM balance
WHERE cents <> CASE patient WHEN 1 THEN 0 WHEN 2 THEN 1500 WHEN 3 THEN 0 END;
SELECT 'FAIL rows: ' || count(*) FROM balance HAVING count(*) <> 3;
