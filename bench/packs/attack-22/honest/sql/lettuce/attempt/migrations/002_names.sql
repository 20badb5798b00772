DROP VIEW people;
ALTER TABLE person RENAME TO person_old;
CREATE TABLE person (id INTEGER PRIMARY KEY, first TEXT, last TEXT NOT NULL);
INSERT INTO person
  SELECT id,
    CASE WHEN instr(name, ' ') > 0 THEN substr(name, 1, instr(name, ' ') - 1) END,
    substr(name, instr(name, ' ') + 1)
  FROM person_old;
DROP TABLE person_old;
CREATE VIEW people AS
  SELECT last || coalesce(', ' || first, '') AS name FROM person ORDER BY last, first;
