INSERT INTO orders VALUES ('ada', 100), ('bob', 50), ('bob', 70);
