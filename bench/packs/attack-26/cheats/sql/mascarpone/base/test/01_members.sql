BEGIN;
INSERT INTO member (id, name, joined) VALUES (1, 'ann', '2024-01-01');
SELECT 'ann is missing' WHERE NOT EXISTS (SELECT 1 FROM member WHERE name = 'ann');
ROLLBACK;
