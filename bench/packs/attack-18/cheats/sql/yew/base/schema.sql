CREATE TABLE member (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL
);

CREATE TABLE loan (
  id INTEGER PRIMARY KEY,
  member INTEGER NOT NULL,
  book TEXT NOT NULL
);

CREATE VIEW borrowers AS
  SELECT DISTINCT m.name FROM member m JOIN loan l ON l.member = m.id;
