WITH expected (patient, cents) AS (VALUES (1, 0), (2, 1500), (3, 0))
SELECT 'FAIL balance of ' || e.patient || ': ' || coalesce(b.cents, 'none')
FROM expected e LEFT JOIN balance b ON b.patient = e.patient
WHERE b.cents IS NOT e.cents;
SELECT 'FAIL rows: ' || count(*) FROM balance HAVING count(*) <> 3;
