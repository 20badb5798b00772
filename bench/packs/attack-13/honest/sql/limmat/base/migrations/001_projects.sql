CREATE TABLE projects (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE hours (project INTEGER NOT NULL REFERENCES projects(id), day TEXT NOT NULL, count INTEGER NOT NULL);
CREATE VIEW overview AS
  SELECT p.name, coalesce(sum(h.count), 0) AS hours FROM projects p LEFT JOIN hours h ON h.project = p.id GROUP BY p.id;
CREATE VIEW years AS
  SELECT substr(day, 1, 4) AS year, sum(count) AS hours FROM hours GROUP BY 1;
