SELECT 'members ' || count(*) FROM members HAVING count(*) <> 4;
SELECT 'column ' || name FROM pragma_table_info('members') WHERE name = 'phone';
