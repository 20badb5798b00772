ALTER TABLE member ADD COLUMN left_on TEXT;
CREATE VIEW active AS SELECT count(*) AS n FROM member WHERE left_on IS NULL;
