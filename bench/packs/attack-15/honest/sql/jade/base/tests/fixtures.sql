INSERT INTO customers VALUES (1, 'ann'), (2, 'bob');
INSERT INTO orders (customer, cents) VALUES (1, 100), (1, 50);
