INSERT INTO member VALUES (1, 'Ada'), (2, 'Bob'), (3, 'Cy');
INSERT INTO loan VALUES (1, 1, 'Emma'), (2, 1, 'Ulysses'), (3, 2, 'Dune');
