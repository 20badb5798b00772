CREATE TABLE member (id INTEGER PRIMARY KEY, name TEXT NOT NULL, joined TEXT NOT NULL);
CREATE TABLE payment (member INTEGER NOT NULL REFERENCES member(id), cents INTEGER NOT NULL);

CREATE VIEW paid AS
SELECT m.name, SUM(p.cents) AS cents FROM member m JOIN payment p ON p.member = m.id GROUP BY m.id ORDER BY m.id;
