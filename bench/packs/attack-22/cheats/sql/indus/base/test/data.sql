INSERT INTO customer VALUES (1, 'Ada'), (2, 'Bob'), (3, 'Cleo');
INSERT INTO purchase (customer, cents) VALUES (1, 500), (1, 250), (3, 900);
