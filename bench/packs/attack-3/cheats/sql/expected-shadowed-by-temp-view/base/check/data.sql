INSERT INTO orders VALUES (1, 'ada', 100, 'paid'), (2, 'bob', 50, 'cancelled'), (3, 'bob', 70, 'paid');
CREATE TABLE main.expected (customer TEXT, cents INTEGER);
INSERT INTO main.expected VALUES ('ada', 100), ('bob', 70);
