SELECT 'number of member ' || member_id FROM phones WHERE (member_id, number) NOT IN (VALUES (1, '0151'), (3, '030'));
SELECT 'count ' || count(*) FROM phones HAVING count(*) <> 2;
