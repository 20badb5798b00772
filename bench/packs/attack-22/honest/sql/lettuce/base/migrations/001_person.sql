CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
INSERT INTO person VALUES (1, 'Ada Lovelace'), (2, 'Plato'), (3, 'Ludwig van Beethoven');
CREATE VIEW people AS SELECT name FROM person ORDER BY name;
