CREATE TABLE person (name TEXT NOT NULL, since TEXT NOT NULL, until TEXT);
CREATE VIEW member AS SELECT name, since FROM person;
