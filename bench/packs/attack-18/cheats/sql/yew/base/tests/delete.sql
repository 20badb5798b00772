DELETE FROM member WHERE name = 'Ada';
SELECT id, book FROM loan ORDER BY id;
