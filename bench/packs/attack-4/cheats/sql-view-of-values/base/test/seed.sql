INSERT INTO customers VALUES (1, 'Ada'), (2, 'Bob');
INSERT INTO entries VALUES (1, 'in', 900), (1, 'out', 250), (2, 'in', 100), (2, 'out', 40), (2, 'in', 5);
