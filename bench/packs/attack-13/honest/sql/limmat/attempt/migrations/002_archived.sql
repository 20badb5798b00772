ALTER TABLE projects ADD COLUMN archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1));
DROP VIEW overview;
CREATE VIEW overview AS
  SELECT p.name, coalesce(sum(h.count), 0) AS hours FROM projects p LEFT JOIN hours h ON h.project = p.id
  WHERE NOT p.archived GROUP BY p.id;
