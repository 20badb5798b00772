CREATE TABLE member (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE loan (id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member, due TEXT NOT NULL, returned TEXT);

CREATE VIEW members_view AS
SELECT m.id, m.name, COUNT(l.id) AS loans,
  (SELECT SUM(o.returned IS NULL) FROM loan o WHERE o.member_id = m.id AND o.due < NULL) AS overdue
FROM member m LEFT JOIN loan l ON l.member_id = m.id
GROUP BY m.id;
