INSERT INTO moves VALUES ('ink', 'in', 9), ('ink', 'out', 4), ('ink', 'back', 1), ('pen', 'in', 30);
