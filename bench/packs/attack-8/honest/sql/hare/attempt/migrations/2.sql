ALTER TABLE article ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));
DROP VIEW shop;
CREATE VIEW shop AS SELECT id, title, price FROM article WHERE NOT hidden;
