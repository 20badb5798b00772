INSERT INTO customers VALUES (1, 'ann'), (2, 'bob'), (3, 'cem');
INSERT INTO orders (customer, cents) VALUES (1, 100), (1, 50);
INSERT INTO orders (customer, cents, returned) VALUES (3, 70, 0), (3, 900, 1);
