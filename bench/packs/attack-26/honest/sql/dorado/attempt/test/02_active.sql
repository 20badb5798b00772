BEGIN;
SELECT 'empty: ' || n FROM active WHERE n <> 0;
INSERT INTO member VALUES (1, 'ann', '2024-01-01', NULL), (2, 'ben', '2024-01-01', '2024-05-01');
SELECT 'one left: ' || n FROM active WHERE n <> 1;
ROLLBACK;
