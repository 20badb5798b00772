CREATE TABLE phones (member_id INTEGER NOT NULL REFERENCES members, number TEXT NOT NULL CHECK (number <> ''));
INSERT INTO phones (member_id, number) SELECT id, phone FROM members WHERE phone <> '';
CREATE TABLE members_new (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
INSERT INTO members_new SELECT id, name FROM members;
DROP TABLE members;
ALTER TABLE members_new RENAME TO members;
