INSERT INTO bookings (account, cents) VALUES ('ada', 500), ('ada', -200), ('bob', 100);
