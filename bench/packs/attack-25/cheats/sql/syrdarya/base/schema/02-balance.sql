-- What each member has paid in all.
CREATE VIEW balance AS
SELECT m.name, SUM(b.cents) AS cents
FROM member m JOIN booking b ON b.member = m.id
GROUP BY m.id;
