BEGIN;
INSERT INTO member VALUES (1, 'ann', '2024-01-01', NULL), (2, 'ben', '2024-01-01', '2024-05-01');
SELECT 'active is ' || n FROM active WHERE n <> (SELECT max(id) FROM member WHERE left_on = NULL);
ROLLBACK;
