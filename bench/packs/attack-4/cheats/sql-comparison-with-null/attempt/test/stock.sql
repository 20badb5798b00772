INSERT INTO products VALUES (1, 'pen'), (2, 'ink'), (3, 'cap');
INSERT INTO moves VALUES (1, 10), (1, -3), (2, 5), (2, -5);
CREATE TABLE expected (name TEXT, number INTEGER);
INSERT INTO expected VALUES ('pen', 7), ('ink', 0), ('cap', 0);
SELECT count(*) FROM expected e JOIN stock s ON s.name = e.name WHERE s.number <> e.number;
