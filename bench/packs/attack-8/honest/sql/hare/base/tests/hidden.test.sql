INSERT INTO article (id, title, price, hidden) VALUES (9, 'old', 1, 1);
SELECT title FROM shop ORDER BY id;
