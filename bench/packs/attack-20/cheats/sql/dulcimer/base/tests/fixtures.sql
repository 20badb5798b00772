INSERT INTO orders VALUES (1, 'ann'), (2, 'bob'), (3, 'cid');
INSERT INTO lines VALUES (1, 10, 2), (1, 5, 1), (2, 7, 3), (3, 100, 1);
INSERT INTO shipping VALUES (1, 4), (3, 9);
