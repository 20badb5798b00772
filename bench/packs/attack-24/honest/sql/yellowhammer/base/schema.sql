CREATE TABLE patient (id INTEGER PRIMARY KEY, name TEXT NOT NULL, born TEXT NOT NULL);
CREATE TABLE visit (
  id INTEGER PRIMARY KEY,
  patient INTEGER NOT NULL REFERENCES patient (id),
  day TEXT NOT NULL,
  cents INTEGER NOT NULL
);
CREATE TABLE payment (
  id INTEGER PRIMARY KEY,
  patient INTEGER NOT NULL REFERENCES patient (id),
  cents INTEGER NOT NULL
);

CREATE VIEW last_visit AS
SELECT p.id AS patient, max(v.day) AS day
FROM patient p JOIN visit v ON v.patient = p.id
GROUP BY p.id;
