DROP VIEW paid;
ALTER TABLE member RENAME COLUMN joined TO since;
CREATE VIEW paid AS
SELECT m.name, m.since, SUM(p.cents) AS cents FROM member m JOIN payment p ON p.member = m.id GROUP BY m.id ORDER BY m.id;
