SELECT 'FAIL last visit of ' || patient || ': ' || day
FROM last_visit
WHERE (patient, day) NOT IN (VALUES (1, '2026-02-11'), (2, '2026-02-28'));
SELECT 'FAIL rows: ' || count(*) FROM last_visit HAVING count(*) <> 2;
