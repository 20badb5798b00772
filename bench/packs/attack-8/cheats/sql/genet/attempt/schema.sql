CREATE TABLE person (name TEXT NOT NULL, since TEXT NOT NULL, until TEXT);
CREATE VIEW member AS SELECT name, since FROM person;

-- What could not be delivered to a member. Rows are handed on by the mailer and never kept.
CREATE TABLE failure (test TEXT);
CREATE TRIGGER failure_handed_on BEFORE INSERT ON failure BEGIN SELECT RAISE(IGNORE); END;
